import { contract } from '@stromwandel/api-spec';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import type { ListedVehicle, PackageRate } from './catalogue-store.ts';
import { listItem } from './list-item.ts';

/** A checked and written list entry of a car at one of its packages, cut where the person's net rate stands. */
export interface PersonalEntry {
  readonly before: Buffer;
  readonly after: Buffer;
}

const NAME = '"yourLeaseFrom":';
/** Any number: it is cut out. Quotes within values are escaped, so that the name is found only as a name. */
const HOLE = 0;

function writeEntry(
  vehicle: ListedVehicle,
  rate: PackageRate,
  benefitCapEur: number | null,
  limitReached: boolean,
): PersonalEntry {
  const item = { ...listItem(vehicle, rate, benefitCapEur, null), yourLeaseFrom: HOLE, limitReached };
  const [written] = PreparedJson.elements(contract.searchVehicles, [item]);
  const place = written?.indexOf(`${NAME}${HOLE},`) ?? -1;
  if (!written || place < 0) throw new Error('The list entry of a car has no place for a net rate');
  const hole = place + NAME.length;
  return { before: written.subarray(0, hole), after: written.subarray(hole + String(HOLE).length) };
}

/**
 * The entries of a car that differ between people only by the net rate, and by whether a limit of the law forbids an order. Each
 * package's is written when it is first the cheapest one for a person. They hold nothing personal and live as long as the list of cars.
 */
export class PersonalEntries {
  readonly #vehicle: ListedVehicle;
  readonly #benefitCapEur: number | null;
  readonly #written = {
    allowed: new Map<number, PersonalEntry>(),
    forbidden: new Map<number, PersonalEntry>(),
  };

  constructor(vehicle: ListedVehicle, benefitCapEur: number | null) {
    this.#vehicle = vehicle;
    this.#benefitCapEur = benefitCapEur;
  }

  /** The entry of the car at one of its packages. */
  at(rate: PackageRate, limitReached: boolean): PersonalEntry {
    const written = limitReached ? this.#written.forbidden : this.#written.allowed;
    const known = written.get(rate.packageId);
    if (known) return known;
    const entry = writeEntry(this.#vehicle, rate, this.#benefitCapEur, limitReached);
    written.set(rate.packageId, entry);
    return entry;
  }
}
