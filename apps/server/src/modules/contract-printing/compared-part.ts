import { inCents, toCents, type CostComparisonReply } from '@stromwandel/api-spec';
import type { ContractComparison } from '@stromwandel/contract-document';
import { calendarDate } from '@stromwandel/kernel';
import { comparisonFigures, figuresOfCar, isCarriedOn } from '@stromwandel/offer';

type WireColumn = CostComparisonReply['columns']['EMPLOYER'];

function comparedColumn({ rows, sum }: WireColumn): ContractComparison['columns']['EMPLOYER'] {
  const cell = (row: keyof WireColumn['rows']) => {
    const { [row]: value } = rows;
    return typeof value === 'string'
      ? value
      : { perMonth: toCents(value.perMonthEur), ofTerm: toCents(value.ofTermEur) };
  };
  return {
    rows: {
      RATE: cell('RATE'),
      INTEREST: cell('INTEREST'),
      INSURANCE: cell('INSURANCE'),
      VEHICLE_TAX: cell('VEHICLE_TAX'),
      TYRES: cell('TYRES'),
      SERVICE: cell('SERVICE'),
      BROADCASTING: cell('BROADCASTING'),
      ELECTRICITY: cell('ELECTRICITY'),
      PREMIUM: cell('PREMIUM'),
    },
    sum: sum && { perMonth: toCents(sum.perMonthEur), ofTerm: toCents(sum.ofTermEur) },
  };
}

/**
 * The frozen comparison as the contract prints it.
 * @param year of the order
 */
export function comparedPart(comparison: CostComparisonReply, year: number): ContractComparison {
  const { car, columns, premium } = comparison;
  const { verdict } = inCents({ verdict: comparison.verdict });
  const figures = comparisonFigures(comparison.figures);
  const names = figuresOfCar({ listPrice: toCents(car.listPriceEur), months: car.months });
  return {
    months: car.months,
    kmPerYear: car.kmPerYear,
    columns: {
      EMPLOYER: comparedColumn(columns.EMPLOYER),
      PRIVATE_LEASE: comparedColumn(columns.PRIVATE_LEASE),
      PURCHASE: comparedColumn(columns.PURCHASE),
      SUBSCRIPTION: comparedColumn(columns.SUBSCRIPTION),
    },
    verdict:
      verdict.kind === 'UNKNOWN'
        ? verdict
        : {
            kind: verdict.kind,
            percent: verdict.percent,
            perMonth: verdict.perMonthCents,
            privatePerMonth: verdict.privatePerMonthCents,
            premiumPerMonth: verdict.premiumPerMonthCents,
          },
    sources: [
      ...names.map((name) => {
        const { asOf, source } = figures[name];
        return { asOf, source, carriedOnIn: isCarriedOn(name, figures[name], year) ? year : null };
      }),
      { asOf: calendarDate(premium.asOf), source: premium.source, carriedOnIn: null },
    ],
  };
}
