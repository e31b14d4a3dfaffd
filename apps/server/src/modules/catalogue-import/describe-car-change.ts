import type { CarBody, ReplyOf } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/catalogue';
import type { ImportCarRow } from './import-store.ts';

type ChangedCar = ReplyOf<'listImportChanges'>['cars'][number];

const LONGEST = 200;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function isPackage(item: object): item is CarBody['leasePackages'][number] {
  return 'kmPerYear' in item;
}

function itemText(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  if (isPackage(item)) {
    return `${item.durationMonths}/${item.kmPerYear}/${item.tires}: ${item.totalMonthlyGrossCostEur}`;
  }
  return Object.values(item).join(' = ');
}

/** Of lists only what the other one does not have. */
function textBeside(value: unknown, other: unknown): string {
  if (!Array.isArray(value)) return shortened(itemText(value ?? ''));
  const others = new Set((Array.isArray(other) ? other : []).map((item) => JSON.stringify(item)));
  const own = value.filter((item) => !others.has(JSON.stringify(item)));
  return shortened(own.map(itemText).join(', '));
}

/** Names a car of a file and says which of its fields differ from the catalogue. */
export function describeCarChange({ reference, line, document, previous }: ImportCarRow): ChangedCar {
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
            before: textBeside(before.get(name), value),
            after: textBeside(value, before.get(name)),
          }));
  const name =
    shown === null ? '' : [carName(shown.brand, shown.model), shown.trimLevel].filter(Boolean).join(' ');
  return { reference, name, line, fields };
}
