import { expect, test } from 'vitest';
import { fieldErrors } from '../field-errors.ts';
import { registrationBody } from './auth.ts';
import { invitationBody } from './invitations.ts';
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
