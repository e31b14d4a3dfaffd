import { toEuro, type ExampleReply } from '@stromwandel/api-spec';
import { exampleRates } from '@stromwandel/pricing';
import { EVERYTHING, readPricingTerms } from '../offer/index.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import type { CatalogueCar, CatalogueSnapshot, CatalogueSnapshots } from './catalogue-snapshots.ts';

/** The car with the middle lowest gross rate among those that have a picture and known consumption. */
function middleCar({ cars }: CatalogueSnapshot): CatalogueCar | undefined {
  const shown = cars.filter(({ listed }) => listed.mainPhotoUrl !== null && listed.consumption !== null);
  const rateOf = ({ rates }: CatalogueCar) => rates[0]?.totalMonthlyGrossCostCents ?? 0;
  return shown.toSorted((a, b) => rateOf(a) - rateOf(b))[Math.floor(shown.length / 2)];
}

/**
 * Reads the worked example for visitors. It is computed once per version of the catalogue: 66 payslips take about 50 ms.
 * @returns null without a suitable car, or while the law of the payroll month is not known
 */
export function createExample({
  db,
  clock,
  snapshots,
}: Pick<Services, 'db' | 'clock'> & {
  readonly snapshots: CatalogueSnapshots;
}): () => Promise<ExampleReply | null> {
  const kept = new WeakMap<CatalogueSnapshot, ExampleReply | null>();
  return async () => {
    const today = clock.today();
    const snapshot = await snapshots.current(today);
    const known = kept.get(snapshot);
    if (known !== undefined) return known;
    const car = middleCar(snapshot);
    const [lowest] = car?.rates ?? [];
    if (!car || !lowest) return null;
    const terms = await readPricingTerms(db, today, EVERYTHING);
    const rates = exampleRates(terms, carOfferOf(car.vehicle, lowest.totalMonthlyGrossCostCents, today));
    const example =
      rates.length === 0
        ? null
        : {
            car: car.listed,
            durationMonths: lowest.durationMonths,
            rates: rates.map(({ salaryEur, rate }) => ({
              grossMonthlySalaryEur: salaryEur,
              rateEur: toEuro(rate),
            })),
          };
    kept.set(snapshot, example);
    return example;
  };
}
