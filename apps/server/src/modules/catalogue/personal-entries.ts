import { contract, type VehicleListItem } from '@stromwandel/api-spec';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import type { ListedVehicle } from './catalogue-store.ts';
import { listItem } from './list-item.ts';
import type { CatalogueRate } from './private-lease.ts';

/** A checked and written list entry of a car at one of its packages, cut where the person's figures stand. */
interface CutEntry {
  readonly before: Buffer;
  readonly after: Buffer;
}

/** The fields that differ between people. */
type PersonalFigures = Pick<VehicleListItem, 'yourLeaseFrom' | 'privateLease'>;

const written = ({ yourLeaseFrom, privateLease }: PersonalFigures) =>
  `"yourLeaseFrom":${yourLeaseFrom},"privateLease":${JSON.stringify(privateLease)},`;
/** Any figures: they are cut out. Quotes within values are escaped, so that the names are found only as names. */
const HOLE: PersonalFigures = { yourLeaseFrom: 0, privateLease: null };

function writeEntry(
  vehicle: ListedVehicle,
  rate: CatalogueRate,
  benefitCapEur: number | null,
  limitReached: boolean,
): CutEntry {
  const item = { ...listItem(vehicle, rate, benefitCapEur, null), ...HOLE, limitReached };
  const [entry] = PreparedJson.elements(contract.searchVehicles, [item]);
  const hole = written(HOLE);
  const place = entry?.indexOf(hole) ?? -1;
  if (!entry || place < 0) throw new Error("The list entry of a car has no place for a person's figures");
  return { before: entry.subarray(0, place), after: entry.subarray(place + hole.length) };
}

/**
 * The entries of a car at its packages. Between people they differ by the net rate, by leasing privately after the premium, and
 * by whether a limit of the law forbids an order. Each is written when its package is first the cheapest one for a person. They
 * hold nothing personal and live as long as the list of cars.
 */
export class PersonalEntries {
  readonly #vehicle: ListedVehicle;
  readonly #benefitCapEur: number | null;
  readonly #written = {
    allowed: new Map<number, CutEntry>(),
    forbidden: new Map<number, CutEntry>(),
  };

  constructor(vehicle: ListedVehicle, benefitCapEur: number | null) {
    this.#vehicle = vehicle;
    this.#benefitCapEur = benefitCapEur;
  }

  /** The entry of the car at one of its packages, with a person's figures. */
  at(rate: CatalogueRate, limitReached: boolean, figures: PersonalFigures): readonly Buffer[] {
    const { before, after } = this.#entry(rate, limitReached);
    return [before, Buffer.from(written(figures)), after];
  }

  #entry(rate: CatalogueRate, limitReached: boolean): CutEntry {
    const entries = limitReached ? this.#written.forbidden : this.#written.allowed;
    const known = entries.get(rate.packageId);
    if (known) return known;
    const entry = writeEntry(this.#vehicle, rate, this.#benefitCapEur, limitReached);
    entries.set(rate.packageId, entry);
    return entry;
  }
}
