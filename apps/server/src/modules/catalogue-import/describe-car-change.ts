import type { CarBody, PlannedPriceOfCar, ReplyOf } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/offer';
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

function itemText(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  // A shape by its measures: its points say nothing to a reader.
  if ('lengthMm' in item && 'heightMm' in item) {
    return `${JSON.stringify(item.lengthMm)} × ${JSON.stringify(item.heightMm)} mm`;
  }
  return Object.values(item).join(' = ');
}

/** The entries that the other list lacks. */
function textsBeside(value: unknown, other: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [itemText(value)];
  const others: readonly unknown[] = Array.isArray(other) ? other : [];
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return value.filter((item) => !known.has(JSON.stringify(item))).map((item: unknown) => itemText(item));
}

function differingFields(before: object, after: object): ChangedCar['fields'] {
  const known = new Map<string, unknown>(Object.entries(before));
  // Both come from jsonb, which keeps the keys of an object in one order.
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name)))
    .map(([name, value]) => ({
      name,
      before: textsBeside(known.get(name), value),
      after: textsBeside(value, known.get(name)),
    }));
}

const rateOf = ({ totalMonthlyGrossCostEur }: LeasePackage): string[] => [String(totalMonthlyGrossCostEur)];

function describePackages(
  before: readonly LeasePackage[],
  after: readonly LeasePackage[],
): ChangedCar['packages'] {
  const name = 'totalMonthlyGrossCostEur';
  const given = after.map((leasePackage) => {
    const known = before.find((one) => isOf(one, leasePackage));
    const fields = known
      ? differingFields(known, leasePackage)
      : [{ name, before: [], after: rateOf(leasePackage) }];
    return { leasePackage, fields };
  });
  const gone = before
    .filter((leasePackage) => !after.some((one) => isOf(one, leasePackage)))
    .map((leasePackage) => ({ leasePackage, fields: [{ name, before: rateOf(leasePackage), after: [] }] }));
  return [...given, ...gone].filter(({ fields }) => fields.length > 0);
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

/** Names a car of a file and says which of its fields, lease packages and planned prices differ from the catalogue. */
export function describeCarChange(row: ImportCarRow): ChangedCar {
  const { reference, line, document, previous } = row;
  const shown = document ?? previous;
  const isChanged = previous !== null && document !== null;
  const name =
    shown === null ? '' : [carName(shown.brand, shown.model), shown.trimLevel].filter(Boolean).join(' ');
  return {
    reference,
    name,
    line,
    fields: isChanged
      ? differingFields(previous, document).filter((field) => field.name !== 'leasePackages')
      : [],
    packages: isChanged ? describePackages(previous.leasePackages, document.leasePackages) : [],
    planned: describePlans(row),
  };
}
