import type { Cents } from '@stromwandel/kernel';
import type { LaterReply } from '../../api/replies.ts';

/** Below it nothing is missing in whole euros. */
const HALF_EURO = 50;

type Benefit = Exclude<LaterReply['rows'][number]['benefit'], 'health'>;

/** A benefit of which something is missing later. */
export interface Loss {
  readonly benefit: Benefit;
  /** Of the pension what the whole term takes off it, a month, as the comparison has whole terms. */
  readonly lost: Cents;
  /** Pays into a Versorgungswerk: the contribution shrinks, and its articles say what that takes off the pension. */
  readonly contribution: boolean;
}

/** What is missing later, benefit by benefit; health insurance has no amount. */
export function lossesOf({ rows }: LaterReply): readonly Loss[] {
  return rows.flatMap(({ benefit, outcome, lostPerMonthCents, lostTermCents }) => {
    const lost = lostTermCents ?? lostPerMonthCents;
    return benefit === 'health' || lost === null || lost < HALF_EURO
      ? []
      : [{ benefit, lost, contribution: outcome === 'VERSORGUNGSWERK' }];
  });
}
