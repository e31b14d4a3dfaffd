import type { CarBody, PlannedPriceOfCar, ReplyOf } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/catalogue';
import type { ImportCarRow } from './import-store.ts';

type ChangedCar = ReplyOf<'listImportChanges'>['cars'][number];
type LeasePackage = CarBody['leasePackages'][number];

type PackageKey = Pick<LeasePackage, 'durationMonths' | 'kmPerYear' | 'tires'>;

function isOf(one: PackageKey | null, other: PackageKey | null): boolean {
  return (
    one?.durationMonths === other?.durationMonths &&
    one?.kmPerYear === other?.kmPerYear &&
    one?.tires === other?.tires
  );
}

function isPackage(item: object): item is LeasePackage {
  return 'kmPerYear' in item;
}

/** A package by what it is and its rate, or by what differs from the other package of that kind. */
function packageText(item: LeasePackage, others: readonly unknown[]): string {
  const other = others.find(
    (one): one is LeasePackage =>
      typeof one === 'object' && one !== null && isPackage(one) && isOf(one, item),
  );
  const known = new Map<string, unknown>(Object.entries(other ?? {}));
  const differing = Object.entries(item).filter(([name, value]) => known.get(name) !== value);
  const shown = other
    ? differing.map(([name, value]) => `${name} ${value}`).join(', ')
    : `totalMonthlyGrossCostEur ${item.totalMonthlyGrossCostEur}`;
  return `${item.durationMonths}/${item.kmPerYear}/${item.tires}: ${shown}`;
}

function itemText(item: unknown, others: readonly unknown[]): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  return isPackage(item) ? packageText(item, others) : Object.values(item).join(' = ');
}

/** Of lists only what the other one does not have. */
function textsBeside(value: unknown, other: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [itemText(value, [])];
  const others: readonly unknown[] = Array.isArray(other) ? other : [];
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return value
    .filter((item) => !known.has(JSON.stringify(item)))
    .map((item: unknown) => itemText(item, others));
}

function isSamePlan(one: PlannedPriceOfCar, other: PlannedPriceOfCar): boolean {
  return (
    one.firstDay === other.firstDay &&
    one.amountEur === other.amountEur &&
    one.comparisonEur === other.comparisonEur
  );
}

function describePlans({ document, planned, previousPlanned }: ImportCarRow): ChangedCar['planned'] {
  return planned.flatMap((plan) => {
    const { leasePackage, firstDay, amountEur, comparisonEur } = plan;
    const before = previousPlanned.filter((other) => isOf(other.leasePackage, leasePackage));
    const replaced = before.filter((other) => !isSamePlan(other, plan));
    const present =
      leasePackage === null
        ? document?.listPriceEur
        : document?.leasePackages.find((one) => isOf(one, leasePackage))?.totalMonthlyGrossCostEur;
    const isNew = replaced.length === before.length;
    if (present === undefined || !(isNew || replaced.length > 0)) return [];
    return [{ leasePackage, firstDay, amountEur, comparisonEur, untilThenEur: present, replaced }];
  });
}

/** Names a car of a file and says which of its fields and planned prices differ from the catalogue. */
export function describeCarChange(row: ImportCarRow): ChangedCar {
  const { reference, line, document, previous } = row;
  const shown = document ?? previous;
  const before = new Map<string, unknown>(Object.entries(previous ?? {}));
  // Both come from jsonb, which keeps the keys of an object in one order.
  const fields =
    previous === null
      ? []
      : Object.entries(document ?? {})
          .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
          .map(([name, value]) => ({
            name,
            before: textsBeside(before.get(name), value),
            after: textsBeside(value, before.get(name)),
          }));
  const name =
    shown === null ? '' : [carName(shown.brand, shown.model), shown.trimLevel].filter(Boolean).join(' ');
  return { reference, name, line, fields, planned: describePlans(row) };
}
