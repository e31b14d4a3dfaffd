import { inCents, toCents, toEuro, type CostComparisonReply, type ReplyOf } from '@stromwandel/api-spec';
import { cents, type Cents } from '@stromwandel/kernel';
import {
  compareCosts,
  comparisonFigures,
  ownSide,
  PRIVATE_PREMIUM,
  type ComparedCar,
  type ComparedColumn,
  type ComparisonCell,
  type ComparisonEdits,
  type ComparisonVerdict,
  type Cost,
  type CostComparison,
  type PremiumLaw,
} from '@stromwandel/offer';
import type { FrozenPackage, FrozenVehicle, PrivateSnapshot } from '../record/snapshot.ts';

/** What a comparison needs of an ordered car. */
interface OrderedCar {
  readonly vehicle: Pick<FrozenVehicle, 'driveType' | 'listPriceCents' | 'consumption'>;
  readonly leasePackage: Pick<FrozenPackage, 'durationMonths' | 'kmPerYear' | 'grossComparisonCostCents'>;
}

/** What an order's comparison was computed by: the provider's assumptions, the premium, and the person's own assumptions. */
interface ComparisonBasis {
  readonly figures: ReplyOf<'getComparisonDefaults'>;
  readonly premium: CostComparisonReply['premium'];
  readonly kept: { readonly edits: ComparisonEdits } | null;
}

const premiumReply = (law: PremiumLaw): CostComparisonReply['premium'] => ({
  registeredFrom: law.registeredFrom,
  asOf: law.asOf,
  source: law.source,
  leastMonths: law.leastMonths,
  baseEur: toEuro(law.base),
  below60000Eur: toEuro(law.below60000),
  below45000Eur: toEuro(law.below45000),
  perChildEur: toEuro(law.perChild),
  incomeLimitEur: toEuro(law.incomeLimit),
  limitPerChildEur: toEuro(law.limitPerChild),
});

function premiumLaw(premium: CostComparisonReply['premium']): PremiumLaw {
  const { registeredFrom, asOf, source, leastMonths, ...amounts } = inCents(premium);
  return {
    registeredFrom,
    asOf,
    source,
    leastMonths,
    base: amounts.baseCents,
    below60000: amounts.below60000Cents,
    below45000: amounts.below45000Cents,
    perChild: amounts.perChildCents,
    incomeLimit: amounts.incomeLimitCents,
    limitPerChild: amounts.limitPerChildCents,
  };
}

/** The basis of an order that is created now. @param edits what the person keeps with it */
export function currentBasis(
  figures: ComparisonBasis['figures'],
  edits: ComparisonEdits = {},
): ComparisonBasis {
  const kept = Object.keys(edits).length > 0 ? { edits } : null;
  return { figures, premium: premiumReply(PRIVATE_PREMIUM), kept };
}

/** What the comparison takes of the person. */
type OwnFigures = Pick<PrivateSnapshot, 'taxResult' | 'salaryInfo'>;

function comparedCar(
  { vehicle, leasePackage }: OrderedCar,
  { taxResult: { userPrice, term, before }, salaryInfo }: OwnFigures,
): ComparedCar {
  const privateRate = cents(leasePackage.grossComparisonCostCents);
  return {
    electric: vehicle.driveType === 'ELECTRIC',
    listPrice: cents(vehicle.listPriceCents),
    months: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    consumption: vehicle.consumption,
    privateRate: privateRate > 0 ? privateRate : null,
    ...ownSide({
      netRate: toCents(userPrice),
      netRateOfTerm: term ? toCents(term.netEur) : null,
      payBefore: {
        gross: toCents(before.brutto),
        pension: toCents(before.rentenversicherung),
        health: toCents(before.krankenversicherung),
        care: toCents(before.pflegeversicherung),
      },
      children: salaryInfo,
    }),
  };
}

const euroOrNull = (amount: Cents | null) => (amount === null ? null : toEuro(amount));

function carReply(car: ComparedCar): CostComparisonReply['car'] {
  const { listPrice, privateRate, netRate, netRateOfTerm, ...rest } = car;
  return {
    ...rest,
    listPriceEur: toEuro(listPrice),
    privateRateEur: euroOrNull(privateRate),
    netRateEur: toEuro(netRate),
    netRateOfTermEur: euroOrNull(netRateOfTerm),
  };
}

const costReply = ({ perMonth, ofTerm }: Cost) => ({
  perMonthEur: toEuro(perMonth),
  ofTermEur: toEuro(ofTerm),
});
const cellReply = (cell: ComparisonCell) => (typeof cell === 'string' ? cell : costReply(cell));

function columnReply({ rows, sum }: ComparedColumn): CostComparisonReply['columns']['EMPLOYER'] {
  return {
    rows: {
      RATE: cellReply(rows.RATE),
      INTEREST: cellReply(rows.INTEREST),
      INSURANCE: cellReply(rows.INSURANCE),
      VEHICLE_TAX: cellReply(rows.VEHICLE_TAX),
      TYRES: cellReply(rows.TYRES),
      SERVICE: cellReply(rows.SERVICE),
      BROADCASTING: cellReply(rows.BROADCASTING),
      ELECTRICITY: cellReply(rows.ELECTRICITY),
      PREMIUM: cellReply(rows.PREMIUM),
    },
    sum: sum && costReply(sum),
  };
}

function verdictReply(verdict: ComparisonVerdict): CostComparisonReply['verdict'] {
  if (verdict.kind === 'UNKNOWN') return verdict;
  const { kind, percent, perMonth, privatePerMonth, premiumPerMonth } = verdict;
  return {
    kind,
    percent,
    perMonthEur: toEuro(perMonth),
    privatePerMonthEur: toEuro(privatePerMonth),
    premiumPerMonthEur: toEuro(premiumPerMonth),
  };
}

function costsReply({ columns, verdict }: CostComparison): Pick<CostComparisonReply, 'columns' | 'verdict'> {
  return {
    columns: {
      EMPLOYER: columnReply(columns.EMPLOYER),
      PRIVATE_LEASE: columnReply(columns.PRIVATE_LEASE),
      PURCHASE: columnReply(columns.PURCHASE),
      SUBSCRIPTION: columnReply(columns.SUBSCRIPTION),
    },
    verdict: verdictReply(verdict),
  };
}

/**
 * What an order's car costs through the employer, leased privately, bought and as a subscription, with all inputs.
 * @param basis frozen with an order, so that the comparison can be computed again years later
 */
export function compareOrder(
  offer: OrderedCar,
  own: OwnFigures,
  { figures, premium, kept }: ComparisonBasis,
): CostComparisonReply {
  const car = comparedCar(offer, own);
  const costsWith = (edits: ComparisonEdits) =>
    costsReply(compareCosts(car, comparisonFigures(figures), edits, premiumLaw(premium)));
  return {
    car: carReply(car),
    figures,
    premium,
    ...costsWith({}),
    kept: kept && { edits: kept.edits, ...costsWith(kept.edits) },
  };
}
