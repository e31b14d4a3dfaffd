import type { Cents } from '@stromwandel/kernel';
import {
  comparisonFigures,
  type ComparedCar,
  type ComparedColumn,
  type ComparisonFigures,
  type ComparisonVerdict,
  type CostComparison,
} from '@stromwandel/offer';
import type { CostComparisonReply } from '../../api/replies.ts';

type ColumnReply = CostComparisonReply['columns']['EMPLOYER'];
type VerdictReply = CostComparisonReply['verdict'];

const costOf = ({ perMonthCents, ofTermCents }: { perMonthCents: Cents; ofTermCents: Cents }) => ({
  perMonth: perMonthCents,
  ofTerm: ofTermCents,
});

function columnOf({ rows, sum }: ColumnReply): ComparedColumn {
  const cells = Object.entries(rows).map(([row, cell]) => [
    row,
    typeof cell === 'string' ? cell : costOf(cell),
  ]);
  // Has exactly the rows of the reply.
  return { rows: Object.fromEntries(cells) as ComparedColumn['rows'], sum: sum && costOf(sum) };
}

/** The verdict of a frozen comparison, in the offer package's terms. */
export function verdictOfReply(verdict: VerdictReply): ComparisonVerdict {
  if (verdict.kind === 'UNKNOWN') return verdict;
  return {
    kind: verdict.kind,
    percent: verdict.percent,
    perMonth: verdict.perMonthCents,
    privatePerMonth: verdict.privatePerMonthCents,
    premiumPerMonth: verdict.premiumPerMonthCents,
  };
}

interface FrozenCosts extends Pick<CostComparison, 'columns' | 'verdict'> {
  readonly car: Pick<ComparedCar, 'listPrice' | 'months' | 'kmPerYear' | 'children'>;
  readonly figures: ComparisonFigures;
}

/** The comparison that an order froze. Nothing is computed again. */
export function comparisonOfReply({ car, figures, columns, verdict }: CostComparisonReply): FrozenCosts {
  return {
    car: {
      listPrice: car.listPriceCents,
      months: car.months,
      kmPerYear: car.kmPerYear,
      children: car.children,
    },
    figures: comparisonFigures(figures),
    columns: {
      EMPLOYER: columnOf(columns.EMPLOYER),
      PRIVATE_LEASE: columnOf(columns.PRIVATE_LEASE),
      PURCHASE: columnOf(columns.PURCHASE),
      SUBSCRIPTION: columnOf(columns.SUBSCRIPTION),
    },
    verdict: verdictOfReply(verdict),
  };
}
