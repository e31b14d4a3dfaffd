/** The 17 entries of the portal's state list; Berlin has two, which no figure of the law distinguishes any more. */
export type FederalStateCode =
  | 'BW'
  | 'BY'
  | 'BE-WEST'
  | 'BE-OST'
  | 'BB'
  | 'HB'
  | 'HH'
  | 'HE'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'SH'
  | 'TH';

export interface FederalState {
  readonly code: FederalStateCode;
  /** German name as shown to people. */
  readonly name: string;
  /** Church tax as a share of the wage tax base. */
  readonly churchTax: 0.08 | 0.09;
  readonly isWest: boolean;
  /** Saxony: employees carry a larger share of the care insurance (§ 58 (3) SGB XI). */
  readonly pvs: boolean;
  /** States with a chamber of labour that members pay contributions to. */
  readonly akb: boolean;
}

function state(
  code: FederalStateCode,
  name: string,
  traits: { churchTax?: 0.08; east?: boolean; pvs?: boolean; akb?: boolean } = {},
): FederalState {
  return {
    code,
    name,
    churchTax: traits.churchTax ?? 0.09,
    isWest: traits.east !== true,
    pvs: traits.pvs === true,
    akb: traits.akb === true,
  };
}

/** Fixed list of federal states, in the order in which forms offer them. Church tax: the church tax acts of the states. */
export const FEDERAL_STATES: readonly FederalState[] = [
  state('BW', 'Baden-Württemberg', { churchTax: 0.08 }),
  state('BY', 'Bayern', { churchTax: 0.08 }),
  state('BE-WEST', 'Berlin-West'),
  state('BE-OST', 'Berlin-Ost', { east: true }),
  state('BB', 'Brandenburg', { east: true }),
  state('HB', 'Bremen', { akb: true }),
  state('HH', 'Hamburg'),
  state('HE', 'Hessen'),
  state('MV', 'Mecklenburg-Vorpommern', { east: true }),
  state('NI', 'Niedersachsen'),
  state('NW', 'Nordrhein-Westfalen'),
  state('RP', 'Rheinland-Pfalz'),
  state('SL', 'Saarland', { akb: true }),
  state('SN', 'Sachsen', { east: true, pvs: true }),
  state('ST', 'Sachsen-Anhalt', { east: true }),
  state('SH', 'Schleswig-Holstein'),
  state('TH', 'Thüringen', { east: true }),
];

const STATE_BY_CODE: ReadonlyMap<string, FederalState> = new Map(
  FEDERAL_STATES.map((one) => [one.code, one]),
);

/** The entry of a code, or undefined when no state has it. */
export function findFederalState(code: string): FederalState | undefined {
  return STATE_BY_CODE.get(code);
}
