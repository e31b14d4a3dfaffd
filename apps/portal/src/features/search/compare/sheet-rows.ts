import type { VehicleDetailReply } from '../../../api/replies.ts';

/** A line of the data sheets beside each other: its name, and the value of each car by id. */
export interface SheetRow {
  readonly name: string;
  readonly values: ReadonlyMap<number, string>;
}

/**
 * The data sheets of several cars as one table, in the order in which the names first occur.
 * @param shown names of the rows above, which say the same
 */
export function sheetRows(
  cars: readonly Pick<VehicleDetailReply, 'id' | 'vehicleDetails'>[],
  shown: ReadonlySet<string>,
): SheetRow[] {
  const rows = new Map<string, Map<number, string>>();
  for (const { id, vehicleDetails } of cars) {
    for (const { name, value } of vehicleDetails.technicalDetails) {
      if (!shown.has(name)) rows.set(name, (rows.get(name) ?? new Map<number, string>()).set(id, value));
    }
  }
  return [...rows].map(([name, values]) => ({ name, values }));
}
