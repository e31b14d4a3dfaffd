import type { SalaryInfo } from '@stromwandel/api-spec';
import type { ChangeReason } from '@stromwandel/ordering';
import { FULL_TIME_HOURS_PER_WEEK } from '@stromwandel/payroll';
import { normaliseSalaryInfo } from '../../accounts/index.ts';
import type { FieldChange } from '../record/describe-changes.ts';
import type { CurrentOffer } from '../record/offer-store.ts';
import { recordChange } from '../record/recorded-changes.ts';
import type { FrozenVehicle, OrderSnapshot, PrivateSnapshot } from '../record/snapshot.ts';

/** The first kind of change between an order and today's offer or salary data. */
export interface FoundChange {
  readonly reason: ChangeReason;
  /** The fields with old and new value, as `recordChange` stores them. */
  readonly note: string;
}

// Treats absent and empty answers alike, and ignores the order of an object's keys.
function comparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part ?? null;
    const entries = Object.entries(part).filter(([, inner]) => inner !== null && inner !== undefined);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function changedFields(before: object | null, after: object | null): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const current = new Map<string, unknown>(Object.entries(after ?? {}));
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((field) => comparable(old.get(field)) !== comparable(current.get(field)))
    .map((field) => ({ field, before: old.get(field), after: current.get(field) }));
}

/** Compares the salary data of an order with others; null when they mean the same. */
export function findSalaryChange(ordered: SalaryInfo, current: SalaryInfo): FoundChange | null {
  const changes = changedFields(meaningOf(ordered), meaningOf(current));
  if (changes.length === 0) return null;
  return { reason: 'SALARY_DATA_CHANGED', note: recordChange({ what: 'FIELDS', changes }) };
}

/**
 * Compares an order's snapshot with today's offer and salary data (decisions 5).
 * @returns the first kind of change, or null when everything still holds
 */
export function findChanges(
  snapshot: OrderSnapshot & Pick<PrivateSnapshot, 'salaryInfo'>,
  offer: CurrentOffer,
  salaryInfo: SalaryInfo | null,
): FoundChange | null {
  const compared: readonly (readonly [ChangeReason, object, object | null])[] = [
    ['SALARY_DATA_CHANGED', meaningOf(snapshot.salaryInfo), salaryInfo && meaningOf(salaryInfo)],
    ['PACKAGE_CHANGED', snapshot.leasePackage, offer.leasePackage],
    ['VEHICLE_CHANGED', boundParts(snapshot.vehicle), offer.vehicle && boundParts(offer.vehicle)],
    ['VEHICLE_CHANGED', { color: snapshot.color.name }, offer.color && { color: offer.color.name }],
    [
      'VEHICLE_CHANGED',
      { delivery: snapshot.delivery.name },
      offer.delivery && { delivery: offer.delivery.name },
    ],
  ];
  for (const [reason, before, after] of compared) {
    if (!after) return { reason, note: recordChange({ what: 'OFFER_GONE' }) };
    const changes = changedFields(before, after);
    if (changes.length > 0) return { reason, note: recordChange({ what: 'FIELDS', changes }) };
  }
  return null;
}

// Leaves out the delivery time, an estimate that changes weekly, and the pictures: neither is promised.
function boundParts(vehicle: FrozenVehicle): object {
  const {
    deliveryFromWeeks: _from,
    deliveryToWeeks: _to,
    hasPicture: _picture,
    drawing: _drawing,
    lengthMm: _length,
    ...bound
  } = vehicle;
  return bound;
}

// Drops answers that a form hides, and the numbers of listed conversions, which carry no meaning.
function meaningOf(info: SalaryInfo): object {
  const { salaryConversions, weeklyHours, ...rest } = normaliseSalaryInfo(info);
  return {
    ...rest,
    // Payroll treats absent hours as full time.
    weeklyHours: weeklyHours ?? FULL_TIME_HOURS_PER_WEEK,
    salaryConversions: salaryConversions.map(({ id: _id, ...item }) => item),
  };
}
