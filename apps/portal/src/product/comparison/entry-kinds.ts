import {
  INCOME_BANDS,
  MOST_PREMIUM_CHILDREN,
  NO_CLAIMS_PERCENT,
  type ComparisonEntry,
  type ComparisonRow,
} from '@stromwandel/offer';

/** An amount in hundredths of its unit, or one of a few choices. */
type EntryKind =
  | { readonly unit: '€' | '%' | 'ct'; readonly decimals: number; readonly max: number }
  | { readonly choices: readonly number[] };

const euros = { unit: '€', decimals: 2, max: 20_000 } as const;
const shareInPercent = { unit: '%', decimals: 1, max: 100 } as const;

/** How each entry is typed. */
export const ENTRY_KINDS: Readonly<Record<ComparisonEntry, EntryKind>> = {
  privateRate: euros,
  insurance: euros,
  noClaimsClass: { choices: [...NO_CLAIMS_PERCENT.keys()] },
  tyres: euros,
  service: { unit: 'ct', decimals: 1, max: 100 },
  vehicleTax: euros,
  broadcasting: euros,
  electricityPrice: { unit: 'ct', decimals: 1, max: 500 },
  electricityRefund: euros,
  interest: shareInPercent,
  discount: shareInPercent,
  residual: { unit: '€', decimals: 2, max: 500_000 },
  subscription: euros,
  incomeBand: { choices: INCOME_BANDS.map((_, index) => index) },
  children: { choices: Array.from({ length: MOST_PREMIUM_CHILDREN + 1 }, (_, count) => count) },
};

/** What can be changed in each row of the table. */
export const ENTRIES_OF_ROW: Readonly<Record<ComparisonRow, readonly ComparisonEntry[]>> = {
  RATE: ['privateRate', 'discount', 'residual', 'subscription'],
  INTEREST: ['interest'],
  INSURANCE: ['insurance', 'noClaimsClass'],
  VEHICLE_TAX: ['vehicleTax'],
  TYRES: ['tyres'],
  SERVICE: ['service'],
  BROADCASTING: ['broadcasting'],
  ELECTRICITY: ['electricityPrice', 'electricityRefund'],
  PREMIUM: ['incomeBand', 'children'],
};
