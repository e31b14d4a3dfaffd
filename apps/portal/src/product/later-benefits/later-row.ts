import type { LaterReply } from '../../api/replies.ts';

export type LaterRow = LaterReply['rows'][number];
type Step = LaterRow['steps'][number];
type Change = 'LESS' | 'MORE' | 'SAME';

/** Key of a row's sentence below `later`. */
export type LaterSentence =
  | `pension.${Change | 'NOT_INSURED' | 'VERSORGUNGSWERK'}`
  | `krankengeld.${Change | 'PRIVATE_INSURANCE' | 'NEW_CLAIM'}`
  | `elterngeld.${Change | 'MOST' | 'CLASS_VI'}`
  | `arbeitslosengeld.${Change | 'NOT_INSURED' | 'CLASS_VI' | 'TOO_SHORT'}`
  | `health.${'SAME' | 'BECOMES_COMPULSORY' | 'VOLUNTARY_BECOMES_COMPULSORY' | 'STAYS_PRIVATE_55' | 'STAYS_PRIVATE_EXEMPT'}`;

/** The sentence of a row. */
export function sentenceOf({ benefit, outcome }: LaterRow): LaterSentence {
  return `${benefit}.${outcome}` as LaterSentence; // the package combines no others
}

/** Key of a line of a row's calculation below `later.formula`. */
export type FormulaLine =
  | 'points'
  | 'pension'
  | 'contribution'
  | 'net90'
  | 'net90OneOff'
  | 'gross70'
  | 'ceiling'
  | 'net100'
  | 'days'
  | 'net'
  | 'share'
  | 'leistungsentgelt'
  | 'daily'
  | 'limit';

/** The lines that lead to the amount with the car, in their order. */
export function formulaOf({ benefit, outcome, bound, steps }: LaterRow): readonly FormulaLine[] {
  if (steps.length === 0) return [];
  switch (benefit) {
    case 'pension':
      return outcome === 'VERSORGUNGSWERK' ? ['contribution'] : ['points', 'pension'];
    case 'krankengeld':
      return [limitLine(bound, steps), 'days'];
    case 'elterngeld':
      return ['net', 'share'];
    case 'arbeitslosengeld':
      return ['leistungsentgelt', 'daily', 'days'];
    case 'health':
      return ['limit'];
  }
}

const LIMIT_LINES = { NET_90: 'net90', GROSS_70: 'gross70', CEILING: 'ceiling', NET_100: 'net100' } as const;

function limitLine(bound: LaterRow['bound'], steps: readonly Step[]): FormulaLine {
  const withOneOff = steps.some(({ name }) => name === 'netOfOneOffPay');
  return bound === 'NET_90' && withOneOff ? 'net90OneOff' : LIMIT_LINES[bound ?? 'NET_90'];
}

/** Which words explain a row besides its calculation; null where nothing is computed. */
export function explanationOf({ benefit, outcome, steps }: LaterRow): LaterRow['benefit'] | 'scheme' | null {
  if (steps.length === 0) return null;
  return outcome === 'VERSORGUNGSWERK' ? 'scheme' : benefit;
}

/** Where the authority that pays the benefit explains it. */
export const OFFICIAL_PAGES: Readonly<Record<LaterRow['benefit'] | 'scheme', string>> = {
  pension: 'https://www.deutsche-rentenversicherung.de',
  scheme: 'https://www.abv.de',
  krankengeld: 'https://www.bundesgesundheitsministerium.de/krankengeld',
  elterngeld: 'https://familienportal.de/familienportal/familienleistungen/elterngeld',
  arbeitslosengeld: 'https://www.arbeitsagentur.de/arbeitslos-arbeit-finden/arbeitslosengeld',
  health: 'https://www.bundesgesundheitsministerium.de/themen/krankenversicherung',
};
