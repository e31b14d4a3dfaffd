import { FEDERAL_STATES } from '../federal-states.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { asRecord, type CaseRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

/*
 * Checks a payslip case under the names and in the units of its own format. The checks of payroll follow all the same; they
 * speak of its inputs, which people who write cases do not know.
 */

interface Field {
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
  readonly optional?: true;
}

/** Fields by their names, in the order in which they are judged. */
type Fields = ReadonlyMap<string, Field>;

function whole(lowest: number, highest: number): Field {
  const fits = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest;
  return { allowed: `integer ${lowest} to ${highest}`, fits };
}

function oneOf(...values: readonly (string | number | boolean)[]): Field {
  return { allowed: values.join(', '), fits: (value) => values.some((one) => one === value) };
}

/** A decimal, as text or number; `step` in units of the last place. */
function decimal(places: number, highest: number, step = 1): Field {
  const unit = 10 ** places;
  const steps = step === 1 ? `at most ${places} places` : `steps of ${step / unit}`;
  const fits = (value: unknown): boolean => {
    const scaled = scaledDecimal(value, places);
    return scaled <= highest * unit && scaled % step === 0;
  };
  return { allowed: `decimal 0 to ${highest}, ${steps}`, fits };
}

function object(): Field {
  return { allowed: 'an object', fits: (value) => asRecord(value) !== undefined };
}

function optional(field: Field): Field {
  return { ...field, optional: true };
}

const MONTHLY_AMOUNT = whole(0, 20_000_000);
const LIST_PRICE = whole(1, 1_000_000_000);
/** Up to here every benefit of a bike is within what payroll takes. */
const BIKE_PRICE = whole(1, 10_000_000);
const KILOMETERS = whole(0, 10_000);
const YES_OR_NO = oneOf(true, false);
// The cases know one Berlin; both entries of payroll follow the same law.
const STATES = ['BE', ...FEDERAL_STATES.map((state) => state.code)];

const EMPLOYEE: Fields = new Map(
  Object.entries({
    gross: whole(100, 20_000_000),
    stkl: whole(1, 6),
    state: oneOf(...STATES),
    age: whole(0, 125),
    parent: YES_OR_NO,
    kidsU25: whole(0, 50),
    church: YES_OR_NO,
    rv: YES_OR_NO,
    pension: optional(oneOf('STATUTORY', 'VERSORGUNGSWERK', 'EXEMPT')),
    av: YES_OR_NO,
    kvz: optional(decimal(2, 10)),
    zkf: optional(decimal(1, 10, 5)),
    factor: optional(decimal(3, 1)),
    freib: optional(MONTHLY_AMOUNT),
    pkv: optional(object()),
    chamber: optional(oneOf('HB', 'SL')),
  }),
);

const PRIVATE_INSURANCE: Fields = new Map(
  Object.entries({
    kv: MONTHLY_AMOUNT,
    basis: optional(MONTHLY_AMOUNT),
    pv: MONTHLY_AMOUNT,
  }),
);

const CONVERSION: Fields = new Map(
  Object.entries({
    car: optional(object()),
    bike: optional(object()),
    hardware: optional(MONTHLY_AMOUNT),
    bav: optional(MONTHLY_AMOUNT),
  }),
);

const CAR: Fields = new Map(
  Object.entries({
    rate: MONTHLY_AMOUNT,
    blp: LIST_PRICE,
    factor: oneOf('1/4', '1/2', '1'),
    km: KILOMETERS,
    mode: optional(oneOf('flat', 'daily')),
    days: optional(whole(0, 31)),
  }),
);

const BIKE: Fields = new Map(
  Object.entries({
    rate: MONTHLY_AMOUNT,
    uvp: BIKE_PRICE,
    speed: oneOf(25, 45),
    km: KILOMETERS,
  }),
);

type Refused = PayrollRefusal | undefined;

function invalid(field: string, allowed: string): PayrollRefusal {
  return { code: 'INVALID_INPUT', field, allowed };
}

// An optional field may be null, which counts as left out.
function checkFields(path: string, record: CaseRecord, fields: Fields): Refused {
  for (const [name, field] of fields) {
    const value = record[name] ?? undefined;
    const fits = value === undefined ? field.optional === true : field.fits(value);
    if (!fits) return invalid(`${path}.${name}`, field.allowed);
  }
  for (const name in record) {
    if (!fields.has(name)) {
      return invalid(`${path}.${name}`, `no such field; ${[...fields.keys()].join(', ')}`);
    }
  }
  return undefined;
}

function checkPart(path: string, value: unknown, fields: Fields): Refused {
  const part = asRecord(value);
  return part && checkFields(path, part, fields);
}

// What one field allows because of another.
function checkEmployee(employee: CaseRecord): Refused {
  const { state, chamber } = employee;
  const pkv = asRecord(employee.pkv);
  if (!pkv && (employee.kvz ?? undefined) === undefined) {
    return invalid('employee.kvz', `${decimal(2, 10).allowed}, or pkv`);
  }
  if ((employee.factor ?? undefined) !== undefined && employee.stkl !== 4) {
    return invalid('employee.factor', 'only with stkl 4');
  }
  if ((chamber ?? undefined) !== undefined && chamber !== state) {
    return invalid('employee.chamber', 'HB or SL, the same as state');
  }
  const fits = Number(pkv?.basis ?? 0) <= Number(pkv?.kv ?? 0);
  return fits ? undefined : invalid('employee.pkv.basis', 'at most kv');
}

/** The first field of a payslip case that cannot be computed with, or undefined. */
export function checkPayslipCase(employee: CaseRecord, conversion: CaseRecord): Refused {
  const car = asRecord(conversion.car);
  return (
    checkFields('employee', employee, EMPLOYEE) ??
    checkPart('employee.pkv', employee.pkv, PRIVATE_INSURANCE) ??
    checkEmployee(employee) ??
    checkFields('conversion', conversion, CONVERSION) ??
    checkPart('conversion.car', car, CAR) ??
    (car?.mode === 'daily' && (car.days ?? undefined) === undefined
      ? invalid('conversion.car.days', 'integer 0 to 31 where mode is daily')
      : undefined) ??
    checkPart('conversion.bike', conversion.bike, BIKE)
  );
}
