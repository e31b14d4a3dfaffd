import { cents, centsFromEuro, euroFromCents, type Cents } from '@stromwandel/kernel';
import type { UploadContent } from './endpoint.ts';

/** Amounts in euros that the specification names without the ending `Eur`. */
const OTHER_NAMES = [
  'adjustedGross',
  'arbeitgeberzuschussPKV',
  'arbeitgeberzuschussPV',
  'arbeitskammerbeitrag',
  'arbeitslosenversicherung',
  'basisbeitragSteuerrelevant',
  'beitragPkv',
  'beitragPv',
  'brutto',
  'commutingTaxation',
  'companyPensionPlan',
  'employerContribution',
  'estimateLeaseFrom',
  'fullPrivateUse',
  'kirchensteuer',
  'krankenversicherung',
  'leaseFrom',
  'leasingRate',
  'listPrice',
  'lohnst',
  'monetaryBenefitCommuteToWork',
  'monetaryBenefitPrivateUse',
  'monthlyNetLeasing',
  'nonCashBenefit',
  'pflegeversicherung',
  'price',
  'rentenversicherung',
  'salaryConversionAmount',
  'soli',
  'takeHome',
  'taxAllowance',
  'userPrice',
  'vatPassedOn',
  'vehicleTaxation',
  'yourLeaseFrom',
] as const;

/** Prices of a kilometre have three decimals: they stay numbers in euros. */
const FINER_NAMES = ['extraKilometerEur', 'fewerKilometerEur'] as const;

type FinerName = (typeof FINER_NAMES)[number];
type OtherName = (typeof OTHER_NAMES)[number];
type Leaf = string | number | boolean | null | undefined | Uint8Array | UploadContent;

const others: ReadonlySet<string> = new Set(OTHER_NAMES);
const finer: ReadonlySet<string> = new Set(FINER_NAMES);

/** Whether a field of the wire is an amount in euros with at most two decimals. */
export function isMoneyField(name: string): boolean {
  return others.has(name) || (name.endsWith('Eur') && !finer.has(name));
}

type CentsName<Name> = Name extends FinerName
  ? Name
  : Name extends `${infer Base}Eur`
    ? `${Base}Cents`
    : Name;
type EurName<Name> = Name extends `${infer Base}Cents` ? `${Base}Eur` : Name;
type IsMoney<Name> = Name extends FinerName ? false : Name extends `${string}Eur` | OtherName ? true : false;
type Amount<Value> = Value extends number ? Cents : Value;

/** A value of the wire whose amounts are cents: `rateEur` is `rateCents` there. */
export type InCents<Wire> = Wire extends Leaf
  ? Wire
  : Wire extends (infer Item)[]
    ? InCents<Item>[]
    : Wire extends readonly (infer Item)[]
      ? readonly InCents<Item>[]
      : {
          [Name in keyof Wire as CentsName<Name>]: IsMoney<Name> extends true
            ? Amount<Wire[Name]>
            : InCents<Wire[Name]>;
        };

/** The value of the wire that `InCents` was made from. */
export type InEuros<Value> = Value extends Cents
  ? number
  : Value extends Leaf
    ? Value
    : Value extends readonly (infer Item)[]
      ? InEuros<Item>[]
      : { [Name in keyof Value as EurName<Name>]: InEuros<Value[Name]> };

interface Conversion {
  readonly isAmount: (name: string) => boolean;
  readonly amount: (amount: number) => number;
  readonly rename: (name: string) => string;
}

function convert(value: unknown, by: Conversion): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, by));
  // Files and other objects with a class of their own have no amounts.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const converted: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const isAmount = by.isAmount(name);
    converted[isAmount ? by.rename(name) : name] =
      isAmount && typeof inner === 'number' ? by.amount(inner) : convert(inner, by);
  }
  return converted;
}

const TO_CENTS: Conversion = {
  isAmount: isMoneyField,
  amount: centsFromEuro,
  rename: (name) => name.replace(/Eur$/, 'Cents'),
};
const TO_EUROS: Conversion = {
  isAmount: (name) => others.has(name) || name.endsWith('Cents'),
  amount: (amount) => euroFromCents(cents(amount)),
  rename: (name) => name.replace(/Cents$/, 'Eur'),
};

/**
 * The same value with its amounts in cents.
 * @throws RangeError for an amount with more than two decimals
 */
export function inCents<Wire>(value: Wire): InCents<Wire> {
  return convert(value, TO_CENTS) as InCents<Wire>; // by name, as the type
}

/** The same value with its amounts in euros, as the wire has them. */
export function inEuros<Value>(value: Value): InEuros<Value> {
  return convert(value, TO_EUROS) as InEuros<Value>; // by name, as the type
}
