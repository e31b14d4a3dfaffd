import { addCents, subtractCents, type Cents } from '@stromwandel/kernel';
import type { TaxResultReply } from '../../api/replies.ts';

type Slip = TaxResultReply['before'];

/** What a kind of deductions takes without and with the car. */
export interface Relief {
  /** Key of its name below `later.relief`. */
  readonly name: 'tax' | 'pension' | 'health' | 'care' | 'unemployment' | 'chamber';
  readonly before: Cents;
  readonly after: Cents;
}

const OF_SLIP: Readonly<Record<Relief['name'], (slip: Slip) => Cents>> = {
  tax: ({ lohnst, soli, kirchensteuer }) => addCents(lohnst, soli, kirchensteuer),
  pension: ({ rentenversicherung }) => rentenversicherung,
  health: ({ krankenversicherung }) => krankenversicherung,
  care: ({ pflegeversicherung }) => pflegeversicherung,
  unemployment: ({ arbeitslosenversicherung }) => arbeitslosenversicherung,
  chamber: ({ arbeitskammerbeitrag }) => arbeitskammerbeitrag,
};

/** The deductions that change, in the order of the payslip. */
export function reliefsOf({ before, after }: TaxResultReply): Relief[] {
  const names = Object.keys(OF_SLIP) as Relief['name'][]; // exactly its keys
  return names
    .map((name) => ({ name, before: OF_SLIP[name](before), after: OF_SLIP[name](after) }))
    .filter((relief) => relief.before !== relief.after);
}

/** What all of them together are less. */
export function sumOfReliefs(reliefs: readonly Relief[]): Cents {
  return addCents(...reliefs.map(({ before, after }) => subtractCents(before, after)));
}
