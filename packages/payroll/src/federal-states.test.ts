import { describe, expect, it } from 'vitest';
import { FEDERAL_STATES, findFederalState } from './federal-states.ts';

describe('federal states', () => {
  it('are the 17 entries of the list, in its order, with what the law asks of each', () => {
    const rows = FEDERAL_STATES.map((one) => [
      one.code,
      one.name,
      one.churchTax,
      one.isWest ? 'west' : 'east',
      one.pvs ? 'higher care share' : '',
      one.akb ? 'chamber' : '',
    ]);
    expect(rows).toEqual([
      ['BW', 'Baden-Württemberg', 0.08, 'west', '', ''],
      ['BY', 'Bayern', 0.08, 'west', '', ''],
      ['BE-WEST', 'Berlin-West', 0.09, 'west', '', ''],
      ['BE-OST', 'Berlin-Ost', 0.09, 'east', '', ''],
      ['BB', 'Brandenburg', 0.09, 'east', '', ''],
      ['HB', 'Bremen', 0.09, 'west', '', 'chamber'],
      ['HH', 'Hamburg', 0.09, 'west', '', ''],
      ['HE', 'Hessen', 0.09, 'west', '', ''],
      ['MV', 'Mecklenburg-Vorpommern', 0.09, 'east', '', ''],
      ['NI', 'Niedersachsen', 0.09, 'west', '', ''],
      ['NW', 'Nordrhein-Westfalen', 0.09, 'west', '', ''],
      ['RP', 'Rheinland-Pfalz', 0.09, 'west', '', ''],
      ['SL', 'Saarland', 0.09, 'west', '', 'chamber'],
      ['SN', 'Sachsen', 0.09, 'east', 'higher care share', ''],
      ['ST', 'Sachsen-Anhalt', 0.09, 'east', '', ''],
      ['SH', 'Schleswig-Holstein', 0.09, 'west', '', ''],
      ['TH', 'Thüringen', 0.09, 'east', '', ''],
    ]);
  });

  it('are found by their code alone', () => {
    for (const one of FEDERAL_STATES) expect(findFederalState(one.code)).toBe(one);
    for (const code of ['', 'XX', 'BE', 'nw', 'toString']) expect(findFederalState(code)).toBeUndefined();
  });
});
