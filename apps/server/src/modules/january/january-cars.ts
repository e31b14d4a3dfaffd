import type { ReplyOf } from '@stromwandel/api-spec';
import { toEuro } from '@stromwandel/api-spec';
import { calendarDate, cents, subtractCents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import { monthsOfTerm } from '@stromwandel/leasing';
import { limitChecks, type LimitChecks, type TurnOfYear } from '@stromwandel/payroll';
import {
  carConversionOf,
  contributionTo,
  employeeFromSalaryInfo,
  laterOfPrice,
  rateChange,
  rateForecast,
  ratesByValuation,
  type CarOffer,
  type LeaseTerm,
  type PayrollPerson,
  type PricingTerms,
  type RateChange,
} from '@stromwandel/pricing';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { employmentReports, leasePackages, orders, vehicles } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import { firstPaint, firstPhoto, mainPhotoUrl } from '../catalogue/index.ts';
import { findFavourites } from '../favourites/index.ts';
import { obstaclesOfCar, obstaclesOfPackage, readEmployerOffer, readPricingTerms } from '../offer/index.ts';
import {
  findAgreedPackages,
  findRunningCars,
  leaseGoesOn,
  leavingOfOrder,
  openPrivateSnapshot,
  readSnapshot,
  snapshotOn,
} from '../orders/index.ts';
import { findSalaryInfo } from '../salary-data/index.ts';
import { cheapestOf } from './cheapest-package.ts';

type JanuaryCar = ReplyOf<'getJanuary'>['cars'][number];
type Reading = Pick<Services, 'db' | 'seal' | 'clock'>;

interface PricedCar {
  readonly person: PayrollPerson;
  readonly offer: CarOffer & LeaseTerm;
  readonly comparisonCost: Cents;
  readonly terms: PricingTerms;
  /** The person's other cars in the new year. */
  readonly running: Awaited<ReturnType<typeof findRunningCars>>;
}

type Change = NonNullable<JanuaryCar['change']>;

function laterOf({ person, offer }: PricedCar, { before, after }: RateChange): Change['later'] {
  const december = laterOfPrice(person, before, offer.durationMonths);
  const january = laterOfPrice(person, after, offer.durationMonths);
  return december.ok && january.ok ? { december: december.value, january: january.value } : null;
}

function commuteOf({ person, offer, terms, running }: PricedCar, { after }: RateChange): Change['commute'] {
  const rates = ratesByValuation(person, offer, terms, after.month, running);
  return (
    rates && {
      valuation: person.commuteValuation,
      daysPerMonth: person.employee.commuteDaysPerMonth,
      flatEur: toEuro(rates.FLAT_003),
      singleTripsEur: toEuro(rates.SINGLE_TRIPS_0002),
    }
  );
}

function checksOf({ person, offer, terms, running }: PricedCar, { after }: RateChange): Change['checks'] {
  const car = carConversionOf(offer, terms, person.commuteValuation);
  const checks = limitChecks(person.employee, person.others, car, after.month, running);
  if (checks === null) return null;
  const { minimumWage, cashPay, insurance } = checks;
  const pairReply = ({ left, required }: LimitChecks['cashPay']) => ({
    leftEur: toEuro(left),
    requiredEur: toEuro(required),
  });
  return {
    minimumWage: minimumWage && pairReply(minimumWage),
    cashPay: pairReply(cashPay),
    insurance: {
      status: insurance.status,
      yearlyPayEur: toEuro(insurance.yearlyPay),
      limitEur: toEuro(insurance.limit),
    },
  };
}

function changeReply(priced: PricedCar, change: RateChange): Change {
  const { before, after, causes } = change;
  return {
    rateBeforeEur: toEuro(before.comparison.userPrice),
    rateAfterEur: toEuro(after.comparison.userPrice),
    takeHomeBeforeEur: toEuro(before.comparison.after.takeHome),
    takeHomeAfterEur: toEuro(after.comparison.after.takeHome),
    causes: causes.map(({ cause, rate, takeHome }) => ({
      cause,
      rateEur: toEuro(rate),
      takeHomeEur: toEuro(takeHome),
    })),
    december: before.taxResult.after,
    january: after.taxResult.after,
    later: laterOf(priced, change),
    commute: commuteOf(priced, change),
    checks: checksOf(priced, change),
    stops: after.taxResult.stops,
  };
}

function changeOf(priced: PricedCar, turn: TurnOfYear): JanuaryCar['change'] {
  const { person, offer, comparisonCost, terms, running } = priced;
  const change = rateChange(person, offer, comparisonCost, terms, turn, running);
  return change.ok ? changeReply(priced, change.value) : null;
}

/** The rate of each year from today on, with the cars that run in the new year. */
function forecastOf(
  { person, offer, comparisonCost, terms, running }: PricedCar,
  today: CalendarDate,
): JanuaryCar['forecast'] {
  const term = { startsOn: offer.acquiredOn, from: today };
  const euroOrNull = (rate: Cents | null) => (rate === null ? null : toEuro(rate));
  return rateForecast(person, offer, comparisonCost, terms, term, running).map(({ year, state, rates }) => ({
    year,
    state,
    sameEur: euroOrNull(rates.SAME),
    meanEur: euroOrNull(rates.MEAN),
    doubleEur: euroOrNull(rates.DOUBLE),
  }));
}

const conversionOf = (rate: Cents, terms: PricingTerms) =>
  toEuro(subtractCents(rate, contributionTo(rate, terms)));

function shownCar(
  car: Pick<typeof vehicles.$inferSelect, 'brand' | 'model' | 'trimLevel'> &
    Parameters<typeof mainPhotoUrl>[0],
  photo: string | null | undefined,
  paint: string | null,
): JanuaryCar['vehicle'] {
  const { brand, model, trimLevel } = car;
  return { brand, carModel: model, trimLevel, mainPhotoUrl: mainPhotoUrl(car, photo, paint), paint };
}

/** The own orders and leases that reach the new year, newest first; priced with today's salary data where there are some. */
async function orderedCars(
  reading: Reading,
  caller: Caller,
  account: PayrollPerson | null,
  turn: TurnOfYear,
): Promise<JanuaryCar[]> {
  const rows = await reading.db
    .select({ row: orders })
    .from(orders)
    .leftJoin(employmentReports, leavingOfOrder)
    .where(and(eq(orders.userId, caller.userId), isNull(orders.endReason), leaseGoesOn(turn.to.day)))
    .orderBy(desc(orders.id));
  const packagesOf = await findAgreedPackages(
    reading.db,
    rows.map(({ row }) => row.id),
  );
  const cars: JanuaryCar[] = [];
  for (const { row } of rows) {
    // Only order creation writes this column, in this shape.
    const snapshot = readSnapshot(row.snapshot);
    const packages = packagesOf(row.id);
    const { calculation, leasePackage, vehicle, color, photos } = snapshotOn(snapshot, packages, turn.to.day);
    const person = account ?? employeeFromSalaryInfo(openPrivateSnapshot(reading.seal, { row }).salaryInfo);
    const { kmPerYear } = leasePackage;
    const durationMonths = monthsOfTerm(snapshot.leasePackage, packages);
    const acquiredOn = row.handedOverOn ? calendarDate(row.handedOverOn) : calculation.car.acquiredOn;
    const priced = {
      person,
      offer: { ...calculation.car, acquiredOn, durationMonths },
      comparisonCost: cents(leasePackage.grossComparisonCostCents),
      terms: calculation.terms,
      // The order itself is no other car.
      running: await findRunningCars(reading.db, reading.seal, {
        userId: caller.userId,
        from: turn.to.day,
        except: row.id,
      }),
    };
    cars.push({
      kind: row.handedOverOn === null ? 'ORDER' : 'LEASE',
      orderId: row.id,
      vehicleId: vehicle.id,
      vehicle: shownCar(vehicle, photos[0], color.hex),
      conversionEur: conversionOf(calculation.car.ratePerMonth, calculation.terms),
      durationMonths,
      kmPerYear,
      salaryData: account ? 'ACCOUNT' : 'ORDER',
      change: changeOf(priced, turn),
      forecast: forecastOf(priced, reading.clock.today()),
    });
  }
  return cars;
}

/** Remembered cars with the package that their card in the list shows, the cheapest one; without those that are not offered. */
async function favouriteCars(
  reading: Reading,
  caller: Caller,
  person: PayrollPerson,
  turn: TurnOfYear,
): Promise<JanuaryCar[]> {
  const { db, seal, clock } = reading;
  const ids = await findFavourites(db, caller.userId);
  if (ids.length === 0) return [];
  const today = clock.today();
  const employerOffer = await readEmployerOffer(db, caller);
  const terms = await readPricingTerms(db, today, employerOffer);
  const rows = await db
    .select({ vehicle: vehicles, leasePackage: leasePackages, photo: firstPhoto(), paint: firstPaint() })
    .from(leasePackages)
    .innerJoin(vehicles, eq(vehicles.id, leasePackages.vehicleId))
    .where(and(inArray(vehicles.id, ids), eq(leasePackages.active, true)))
    .orderBy(asc(leasePackages.id));
  const offered = rows.filter(
    ({ vehicle, leasePackage }) =>
      obstaclesOfCar(employerOffer, vehicle).length === 0 &&
      obstaclesOfPackage(employerOffer, leasePackage, person.employee.grossMonthlySalary).length === 0,
  );
  const running = await findRunningCars(db, seal, {
    userId: caller.userId,
    from: turn.to.day,
    except: null,
  });
  const cars: JanuaryCar[] = [];
  for (const id of ids) {
    const cheapest = cheapestOf(
      offered.filter(({ vehicle }) => vehicle.id === id),
      person,
      terms,
      today,
    );
    if (!cheapest) continue;
    const { vehicle, leasePackage, photo, paint, offer } = cheapest;
    const { durationMonths, kmPerYear } = leasePackage;
    const priced = {
      person,
      offer: { ...offer, durationMonths },
      comparisonCost: cents(leasePackage.grossComparisonCostCents),
      terms,
      running,
    };
    cars.push({
      kind: 'FAVOURITE',
      orderId: null,
      vehicleId: id,
      vehicle: shownCar(vehicle, photo, paint),
      conversionEur: conversionOf(offer.ratePerMonth, terms),
      durationMonths,
      kmPerYear,
      salaryData: 'ACCOUNT',
      change: changeOf(priced, turn),
      forecast: forecastOf(priced, reading.clock.today()),
    });
  }
  return cars;
}

/** Everything of a person that a new year changes: leases, orders, and saved calculations. For the person alone. */
export async function januaryCars(reading: Reading, caller: Caller, turn: TurnOfYear): Promise<JanuaryCar[]> {
  const info = await findSalaryInfo(reading.db, reading.seal, caller.userId);
  const account = info && employeeFromSalaryInfo(info);
  return [
    ...(await orderedCars(reading, caller, account, turn)),
    ...(account ? await favouriteCars(reading, caller, account, turn) : []),
  ];
}
