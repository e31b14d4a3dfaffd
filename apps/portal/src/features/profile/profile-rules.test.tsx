import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createFormatters } from '../../format/create-formatters.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { renderPage } from '../../testing/render-page.tsx';
import SalaryPage from './salary-page.tsx';
import { savedAddress } from '../../testing/saved-address.ts';
import { savedSalary } from './testing/saved-salary.ts';

interface RuleCase {
  readonly rule: string;
  /** Path in the form's values. */
  readonly field: string;
  /** Other answers of the salary data that the rule depends on. */
  readonly given?: { readonly salaryConversions?: readonly object[]; readonly [answer: string]: unknown };
  readonly refuses: Readonly<Record<string, readonly unknown[]>>;
  readonly bounds?: readonly [number, number];
}

// The table that the server is tested with as well.
const [RULES = []] = Object.values(
  import.meta.glob<readonly RuleCase[]>('../../../../../packages/api-spec/cases/user-info-rules.json', {
    eager: true,
    import: 'default',
  }),
);

const CODES = ['REQUIRED', 'TOO_SMALL', 'TOO_LARGE', 'WRONG_TYPE', 'NOT_ONE_OF'];
/** Chosen from lists that offer nothing else: a form cannot hold these values. */
const LISTED = /federalState|taxClass|healthInsurance|children|title|pensionScheme|employment/;

/** Unanswered when the form opens, they stand at what most people share. */
const SUGGESTED = /taxAllowance|childrenUnder25|childrenAllowances/;

const partOf = ({ field }: RuleCase): string => field.split('.')[0] ?? '';

/** Rules that one form can break at once: same answers around them, same kind of mistake. */
const BATCHES = CODES.flatMap((code) => {
  const batches = new Map<string, RuleCase[]>();
  for (const rule of RULES) {
    if (!rule.refuses[code] || (code === 'REQUIRED' ? SUGGESTED : LISTED).test(rule.field)) continue;
    // Each part has a form of its own.
    const around = partOf(rule) + JSON.stringify(rule.given ?? {});
    batches.set(around, [...(batches.get(around) ?? []), rule]);
  }
  return [...batches.values()].map((rules) => ({
    code,
    rules,
    given: rules[0]?.given ?? {},
    isAddress: rules.some((rule) => partOf(rule) === 'addressDto'),
  }));
});

/** The example in the message about words in a number field. */
const EXAMPLES: Readonly<Record<string, number>> = {
  grossMonthlySalaryEur: 4500,
  weeklyHours: 38.5,
  taxAllowance: 150,
  spouseFactor: 0.987,
  maintainedPeople: 2,
  regularOneOffPerYearEur: 4500,
  basicRateHealthInsurance: 14.6,
  additionalAmountHealthInsurance: 2.9,
  beitragPkv: 450.5,
  beitragPv: 450.5,
  basisbeitragSteuerrelevant: 450.5,
  arrivalKilometers: 12.5,
  arrivalNumber: 18,
  'salaryConversions.0.leasingRate': 80,
};

const MESSAGES: Record<
  Language,
  Record<string, (label: string, min: string, max: string, example: string) => string>
> = {
  de: {
    REQUIRED: (label) => `${label} fehlt.`,
    REQUIRED_choice: (label) => `Bitte wählen Sie: ${label}.`,
    REQUIRED_plural: (label) => `${label} fehlen.`,
    TOO_SMALL: (_label, min, max) => `Geben Sie eine Zahl zwischen ${min} und ${max} ein.`,
    TOO_LARGE: (_label, min, max) => `Geben Sie eine Zahl zwischen ${min} und ${max} ein.`,
    WRONG_TYPE: (_label, _min, _max, example) => `Geben Sie nur eine Zahl ein, zum Beispiel ${example}.`,
    NOT_ONE_OF: () => 'Bitte wählen Sie die Art der Umwandlung.',
  },
  en: {
    REQUIRED: (label) => `${label} is a required field`,
    REQUIRED_choice: (label) => `${label} is a required field`,
    REQUIRED_plural: (label) => `${label} is a required field`,
    TOO_SMALL: (_label, min) => `Please enter a number, at least ${min}`,
    TOO_LARGE: (_label, _min, max) => `Please enter a number, at most ${max}`,
    WRONG_TYPE: (_label, _min, _max, example) => `Please enter just a number, for example ${example}`,
    NOT_ONE_OF: () => 'Type is required',
  },
};

/** The sentence about a missing answer depends on the field. */
function sentenceOf(code: string, name: string, field: Element): string {
  if (code !== 'REQUIRED') return code;
  if (field.matches('[role="radiogroup"], [aria-haspopup="listbox"]')) return 'REQUIRED_choice';
  return name === 'salaryInfo.arrivalNumber' ? 'REQUIRED_plural' : code;
}

/** A factor has a sentence of its own: it is never as high as its bound. */
const WRONG_FACTOR: Record<Language, string> = {
  de: 'Ein Faktor ist immer kleiner als 1 und hat höchstens drei Nachkommastellen.',
  en: 'A factor is always less than 1 and has at most three decimal places.',
};

const SAVE: Record<Language, readonly [address: string, salary: string]> = {
  de: ['Anschrift speichern', 'Gehaltsdaten speichern'],
  en: ['Save address', 'Save salary data'],
};

function withValues(changes: readonly (readonly [string, unknown])[], given: object): unknown {
  const info = structuredClone({ addressDto: savedAddress, salaryInfo: { ...savedSalary, ...given } });
  for (const [field, value] of changes) {
    const path = field.split('.');
    const name = path.pop() ?? '';
    const parent = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), info);
    Reflect.set(Object(parent), name, value);
  }
  return info;
}

/** Where a link of the summary leads: an input, or the group of its choices. */
function fieldOf(hash: string): Element {
  const target = document.getElementById(hash.slice(1));
  if (target === null) throw new Error(`The summary leads nowhere: ${hash}`);
  return target.querySelector('[role="radiogroup"]') ?? target;
}

function labelOf(field: Element): string {
  const id = field.getAttribute('aria-labelledby');
  const label =
    id === null ? document.querySelector(`label[for="${field.id}"]`) : document.getElementById(id);
  return label?.textContent ?? '';
}

/** What is said beside a field, to everybody and to a screen reader. */
function saidBeside(field: Element): string {
  const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { number } = createFormatters(language);

  test.each(BATCHES.map((batch) => [batch.code, batch.rules.map(({ rule }) => rule).join('; '), batch]))(
    '%s is said beside the field and in the summary: %s',
    async (code, _rules, { rules, given, isAddress }) => {
      const broken = rules.map(({ field, refuses }) => [field, refuses[code]?.[0]] as const);
      const { asked } = await renderPage({
        route: '/profile/salary',
        page: <SalaryPage />,
        at: '/profile/salary',
        language,
        auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
        answers: {
          'GET /v1/user/info': { json: withValues(broken, given) },
          'GET /v1/user/user-info-config': { json: { arrivalNumberMin: 2, arrivalNumberMax: 22 } },
        },
      });
      const [address, salary] = SAVE[language];
      const save = isAddress ? address : salary;
      await userEvent.click(await screen.findByRole('button', { name: save }));
      const summary = await screen.findByRole('alert');
      const links = [...summary.querySelectorAll('a')];
      expect(links).toHaveLength(rules.length);
      for (const { field: name, bounds = [0, 0] } of rules) {
        const link = links.find(({ hash }) => hash.endsWith(`-${name.replaceAll('.', '-')}`));
        const field = fieldOf(link?.hash ?? '');
        const label = labelOf(field);
        const [min, max] = bounds;
        const example = number(EXAMPLES[name.replace('salaryInfo.', '')] ?? Number.NaN, 3);
        const message =
          name === 'salaryInfo.spouseFactor' && code === 'TOO_LARGE'
            ? WRONG_FACTOR[language]
            : (MESSAGES[language][sentenceOf(code, name, field)]?.(
                label,
                number(min),
                number(max, 1),
                example,
              ) ?? '');
        expect(label).not.toBe('');
        expect([name, link?.textContent]).toEqual([
          name,
          message.includes(label) ? message : `${label}: ${message}`,
        ]);
        expect(saidBeside(field)).toContain(message);
      }
      expect(asked.filter(({ call }) => call.startsWith('PUT '))).toEqual([]);
    },
  );
});
