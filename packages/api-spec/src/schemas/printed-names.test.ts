import { expect, test } from 'vitest';
import { fieldErrors } from '../field-errors.ts';
import { registrationBody } from './auth.ts';
import { invitationBody } from './invitations.ts';
import { providerInvitationBody } from './provider-people.ts';
import { tenantAdminBody } from './tenants.ts';
import { addressBody } from './user-info.ts';

const SCRIPTS = ['שלום', 'محمد', '山田', 'Ada 👩‍💻', 'ნინო'];
const FORMS = [
  ['registration', registrationBody, ['firstName', 'lastName', 'employeeId']],
  ['invitation', invitationBody, ['firstName', 'lastName', 'employeeId']],
  [
    'address',
    addressBody,
    ['firstName', 'lastName', 'street', 'streetNumber', 'place', 'state', 'placeOfBirth', 'employeeId'],
  ],
] as const;

test.each(FORMS)(
  'the %s names every field in a script that contracts cannot print',
  (_name, schema, fields) => {
    for (const text of SCRIPTS) {
      const values = Object.fromEntries(fields.map((field) => [field, text]));
      const { error } = schema.safeParse(values, { reportInput: true });
      const refused = fieldErrors(error?.issues ?? [], 'body').filter(
        ({ code }) => code === 'UNPRINTABLE_CHARACTERS',
      );
      expect(refused.map(({ path }) => path)).toEqual(fields.map((field) => `body.${field}`));
    }
  },
);

test.each(FORMS)('the %s takes the letters of European names', (_name, schema, fields) => {
  for (const text of ['Łukasz', 'Ωμέγα', 'Ђорђе', 'D’Arcy-Ŧužić', 'S\u030Candor']) {
    const values = Object.fromEntries(fields.map((field) => [field, text]));
    const { error } = schema.safeParse(values, { reportInput: true });
    const paths = fieldErrors(error?.issues ?? [], 'body').map(({ path }) => path);
    expect(paths.filter((path) => fields.some((field) => path === `body.${field}`))).toEqual([]);
  }
});

const PERSON_FORMS = [
  ...FORMS.map(([name, schema]) => [name, schema] as const),
  ['provider’s people', providerInvitationBody],
  ['first tenant admin', tenantAdminBody],
] as const;

function nameErrors(schema: (typeof PERSON_FORMS)[number][1], text: string): string[] {
  const { error } = schema.safeParse({ firstName: text, lastName: text }, { reportInput: true });
  return fieldErrors(error?.issues ?? [], 'body')
    .filter(({ path }) => path.endsWith('Name'))
    .map(({ path, code }) => `${path} ${code}`);
}

test.each(PERSON_FORMS)('the %s refuses what is no name, and names the field', (_name, schema) => {
  for (const text of [
    'Gewinn: www.evil.example',
    'evil.example',
    'https://evil.example',
    'www.evil',
    't.co',
    'a@evil.example',
    'Anna 5000',
    '500 Euro geschenkt!',
    '=cmd|x',
    '<b>Anna</b>',
    'Anna, jetzt anmelden',
    'Anna / Bonus',
    'Anna_Lena',
    '---',
    '. .',
    '´',
  ]) {
    expect(nameErrors(schema, text), text).toEqual(['body.firstName NOT_A_NAME', 'body.lastName NOT_A_NAME']);
  }
  expect(nameErrors(schema, 'x'.repeat(81))).toEqual(['body.firstName TOO_LONG', 'body.lastName TOO_LONG']);
});

test.each(PERSON_FORMS)('the %s takes names as people have them', (_name, schema) => {
  for (const text of [
    'Dr. Müller-Lüdenscheidt jun.',
    'J. R. R.',
    'O’Neill',
    "d'Arcy",
    '’t Hooft',
    'Freiherr von und zu Guttenberg',
    'Karl‑Heinz',
    'Jean–Luc',
    'Marcel·lí',
    'Ng',
    'S\u030Ca\u0301ndor',
    'Ǆ',
    'Karl-Theodor Maria Nikolaus Johann Jacob Philipp Franz Joseph Sylvester Buhl',
  ]) {
    expect(nameErrors(schema, text), text).toEqual([]);
  }
});
