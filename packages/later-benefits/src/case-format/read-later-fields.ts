import { refuse, ok, type Cents, type Result } from '@stromwandel/kernel';
import type { Employment, PayrollRefusal } from '@stromwandel/payroll';

/** What a case says beside its payslips. */
export interface LaterFields {
  readonly months: number;
  readonly month: number;
  readonly oneOffPerYear: Cents;
  /** Null where the case leaves it to the child allowances. */
  readonly child: boolean | null;
  readonly employment: Employment;
  readonly privateSince2002: boolean;
  readonly privateLastFiveYears: boolean;
  readonly exemptSection8: boolean;
}

const DEFAULTS: LaterFields = {
  months: 48,
  month: 12,
  // Zero is a whole number of cents.
  oneOffPerYear: 0 as Cents,
  child: null,
  employment: 'REGULAR',
  privateSince2002: false,
  privateLastFiveYears: false,
  exemptSection8: false,
};

interface Field {
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
}

function whole(lowest: number, highest: number): Field {
  const fits = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest;
  return { allowed: `integer ${lowest} to ${highest}`, fits };
}

function oneOf(...values: readonly (string | boolean)[]): Field {
  return { allowed: values.join(', '), fits: (value) => values.some((one) => one === value) };
}

const YES_OR_NO = oneOf(true, false);

const FIELDS: Readonly<Record<keyof LaterFields, Field>> = {
  months: whole(1, 120),
  month: whole(1, 12),
  oneOffPerYear: whole(0, 1_000_000_000),
  child: YES_OR_NO,
  employment: oneOf('REGULAR', 'APPRENTICE', 'WORKING_STUDENT'),
  privateSince2002: YES_OR_NO,
  privateLastFiveYears: YES_OR_NO,
  exemptSection8: YES_OR_NO,
};

const ONLY_WITHOUT: Field = { ...oneOf(false), allowed: 'false without pkv' };
const FIELDS_WITHOUT_PRIVATE: typeof FIELDS = {
  ...FIELDS,
  privateSince2002: ONLY_WITHOUT,
  privateLastFiveYears: ONLY_WITHOUT,
  exemptSection8: ONLY_WITHOUT,
};

function invalid(field: string, allowed: string): Result<never, PayrollRefusal> {
  return refuse({ code: 'INVALID_INPUT', field, allowed });
}

/**
 * Reads the `later` of a case; missing and null fields have their defaults.
 * @param isPrivate whether the person of the case is privately insured
 * @returns the fields, or INVALID_INPUT that names the field
 */
export function readLaterFields(later: unknown, isPrivate: boolean): Result<LaterFields, PayrollRefusal> {
  if (later === undefined || later === null) return ok(DEFAULTS);
  if (typeof later !== 'object' || Array.isArray(later)) return invalid('later', 'an object');
  // An object of a line.
  const given = later as Readonly<Record<string, unknown>>;
  const fields: Readonly<Record<string, Field>> = isPrivate ? FIELDS : FIELDS_WITHOUT_PRIVATE;
  for (const name in given) {
    const value = given[name];
    if (value === null) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return invalid(`later.${name}`, Object.keys(fields).join(', '));
    if (!field.fits(value)) return invalid(`later.${name}`, field.allowed);
  }
  // Each value was judged above. Named one by one: two spreads and a copy take as long as a benefit.
  const judged = given as Partial<LaterFields>;
  return ok({
    months: judged.months ?? DEFAULTS.months,
    month: judged.month ?? DEFAULTS.month,
    oneOffPerYear: judged.oneOffPerYear ?? DEFAULTS.oneOffPerYear,
    child: judged.child ?? DEFAULTS.child,
    employment: judged.employment ?? DEFAULTS.employment,
    privateSince2002: judged.privateSince2002 ?? DEFAULTS.privateSince2002,
    privateLastFiveYears: judged.privateLastFiveYears ?? DEFAULTS.privateLastFiveYears,
    exemptSection8: judged.exemptSection8 ?? DEFAULTS.exemptSection8,
  });
}
