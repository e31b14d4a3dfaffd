import {
  photoAddress,
  toEuro,
  type EstimateRangeReply,
  type LeasePackageReply,
  type PrivateLeaseReply,
  type VehicleDetailReply,
} from '@stromwandel/api-spec';
import type { CarShapeInput } from '@stromwandel/car-drawing';
import { cents, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import { comparisonFigures, type ComparisonFigures, type PremiumPerson } from '@stromwandel/offer';
import type { RunningCar } from '@stromwandel/payroll';
import {
  acquisitionDay,
  createEstimateRange,
  pricePackages,
  sacrificeOfRunningCar,
  type EstimateRangeOf,
  type PackageOffer,
} from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  obstacleFigures,
  obstaclesOfCar,
  obstaclesOfPackage,
  obstaclesOfPerson,
  readComparisonDefaults,
  readEmployerOffer,
  type EmployerOffer,
  type OfferObstacle,
  readPricingTerms,
} from '../offer/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import { carPictureUrl, carViewUrls, mainPhotoUrl, otherPhotoUrls } from './car-picture.ts';
import {
  findVehicle,
  type CarPhoto,
  type LeasePackageRow,
  type VehicleRow,
  type VehicleWithChoices,
} from './catalogue-store.ts';
import { catalogueInLanguage } from './english/catalogue-in-language.ts';
import { estimateRangeReply } from './estimate-range-reply.ts';
import type { ReadFollowed, ReadRunningCars } from './personal-price.ts';
import { euroFromTenthCents } from './euro-from-tenth-cents.ts';
import { findPayrollPerson } from './payroll-person.ts';
import { premiumPersonOfPayslip, privateLeaseOf, privateLeaseReply } from './private-lease.ts';

type Language = 'de' | 'en';

function packageReply(
  row: LeasePackageRow,
  vehicle: VehicleRow,
  userPrice: Cents | null,
  estimateRange: EstimateRangeReply,
  privateLease: PrivateLeaseReply,
): LeasePackageReply {
  return {
    ...row,
    userPrice: userPrice === null ? null : toEuro(userPrice),
    estimateRange,
    privateLease,
    grossComparisonCostEur: toEuro(cents(row.grossComparisonCostCents)),
    grossRetailPriceEur: toEuro(cents(vehicle.listPriceCents)),
    totalMonthlyGrossCostEur: toEuro(cents(row.totalMonthlyGrossCostCents)),
    costsMoreKilometers: euroFromTenthCents(row.extraKilometerTenthCents),
    reimbursementLessKilometers: euroFromTenthCents(row.fewerKilometerTenthCents),
    excessMileageAllowance: row.extraKilometersTolerance,
    exemptionLimitLessKilometers: row.fewerKilometersTolerance,
    capFewerKilometers: row.fewerKilometersCap,
    capExtraKilometers: row.extraKilometersCap,
  };
}

function pictureReplies(
  vehicle: VehicleRow,
  photos: readonly CarPhoto[],
  paint: string | null,
  language: Language,
): Pick<VehicleDetailReply, 'mainPhotoUrl' | 'otherPhotos' | 'photos'> {
  const names = photos.map(({ photo }) => photo);
  return {
    mainPhotoUrl: mainPhotoUrl(vehicle, names[0], paint),
    otherPhotos: { pictureUrls: otherPhotoUrls(vehicle, names, paint, language) },
    photos: photos.map(({ photo, altDe, altEn }) => ({
      url: photoAddress(photo),
      alt: language === 'de' ? altDe : altEn,
    })),
  };
}

function dimensionsOf({ lengthMm, heightMm, wheelbaseMm }: CarShapeInput): VehicleDetailReply['dimensions'] {
  return { lengthMm, heightMm, wheelbaseMm };
}

function vehicleReply(
  { vehicle, colors, delivery, photos, shape }: VehicleWithChoices,
  { leasePackages, notOffered, packagesLeftOut, additionalDrivers }: OfferedPackages,
  { prices, person, costs, estimateOf, runningCars, followsLease }: CarFigures,
  today: CalendarDate,
  language: Language,
): VehicleDetailReply {
  const words = catalogueInLanguage(language);
  const { technicalDetails, standardEquipment, specialEquipment, ...shown } = vehicle;
  return {
    ...shown,
    acquiredOn: acquisitionDay(vehicle, today),
    carModel: vehicle.model,
    ...pictureReplies(vehicle, photos, colors[0]?.hex ?? null, language),
    colors: colors.map((color) => ({
      ...words.color(color),
      photoUrl: carPictureUrl(vehicle, color.hex),
      views: carViewUrls(vehicle, color.hex, language),
    })),
    dimensions: shape && dimensionsOf(shape),
    delivery: delivery.map(words.delivery),
    vehicleDetails: words.details({ technicalDetails, standardEquipment, specialEquipment }),
    leasePackages: leasePackages.map((row) => {
      const own = prices.get(row.id) ?? null;
      const estimate = () => estimateRangeReply(estimateOf, vehicle, row.totalMonthlyGrossCostCents, today);
      const beforePremium = privateLeaseOf(vehicle, row, costs);
      const lease = privateLeaseReply(vehicle, row, beforePremium, own === null ? undefined : person);
      return packageReply(row, vehicle, own, own === null ? estimate() : null, lease);
    }),
    notOffered: notOffered.map(obstacleFigures),
    packagesLeftOut: packagesLeftOut.map(obstacleFigures),
    additionalDrivers,
    runningCars: runningCars.map(sacrificeOfRunningCar),
    followsLease,
  };
}

/** Exact net rates by package, the estimate of the packages without one, and leasing privately. */
interface CarFigures {
  /** The running cars that the prices take into account. */
  readonly runningCars: readonly RunningCar[];
  readonly followsLease: VehicleDetailReply['followsLease'];
  readonly prices: ReadonlyMap<number, Cents>;
  /** What the premium of private people follows from; undefined without a payslip. */
  readonly person: PremiumPerson | undefined;
  readonly costs: ComparisonFigures;
  readonly estimateOf: EstimateRangeOf;
}

/** The offered packages of a car, and the reasons for the others. */
interface OfferedPackages {
  readonly leasePackages: readonly LeasePackageRow[];
  readonly notOffered: readonly OfferObstacle[];
  readonly packagesLeftOut: readonly OfferObstacle[];
  readonly additionalDrivers: VehicleDetailReply['additionalDrivers'];
}

/** The offered packages; for a car that cannot be ordered all of them, for viewing. */
function offeredPackages(
  offer: EmployerOffer,
  { vehicle, leasePackages }: VehicleWithChoices,
  grossPerMonth: Cents | null,
  today: CalendarDate,
): OfferedPackages {
  const checked = leasePackages.map((row) => ({
    row,
    obstacles: obstaclesOfPackage(offer, row, grossPerMonth),
  }));
  const offered = checked.filter(({ obstacles }) => obstacles.length === 0).map(({ row }) => row);
  const leftOut = firstOfEachKind(checked.flatMap(({ obstacles }) => obstacles));
  const notOffered = [
    ...obstaclesOfPerson(offer, today),
    ...obstaclesOfCar(offer, vehicle),
    ...(offered.length === 0 ? leftOut : []),
  ];
  const additionalDrivers = offer.employment && offer.rules.additionalDrivers;
  return notOffered.length > 0
    ? { leasePackages, notOffered, packagesLeftOut: [], additionalDrivers }
    : { leasePackages: offered, notOffered, packagesLeftOut: leftOut, additionalDrivers };
}

function firstOfEachKind<T extends OfferObstacle>(obstacles: readonly T[]): T[] {
  return obstacles.filter(({ code }, index) => obstacles.findIndex((other) => other.code === code) === index);
}

/**
 * Returns a car with its choices, in a language. Packages have the exact net rate of an employee with salary data,
 * else an estimate. A visitor's reply holds no data of a person or an employer.
 */
export async function getVehicle(
  {
    db,
    clock,
    seal,
    readRunningCars,
    readFollowed,
  }: Pick<Services, 'db' | 'clock' | 'seal'> & {
    readonly readRunningCars: ReadRunningCars;
    readonly readFollowed: ReadFollowed;
  },
  vehicleId: number,
  caller: Caller | null,
  language: Language,
): Promise<Result<VehicleDetailReply, Refusal>> {
  const found = await findVehicle(db, vehicleId);
  if (!found) return refuse({ code: 'NOT_FOUND' });
  const today = clock.today();
  const [person, offer] = await Promise.all([
    findPayrollPerson({ db, seal }, caller),
    readEmployerOffer(db, caller),
  ]);
  const offered = offeredPackages(offer, found, person?.employee.grossMonthlySalary ?? null, today);
  const day = acquisitionDay(found.vehicle, today);
  const [terms, defaults, carsOn, followsLease] = await Promise.all([
    readPricingTerms(db, today, offer),
    readComparisonDefaults(db, today),
    person && caller ? readRunningCars(caller.userId, day) : () => [],
    caller && readFollowed(caller.userId),
  ]);
  const runningCars = carsOn(day);
  const offers = offersOf(found.vehicle, offered.leasePackages, today);
  const personal = person && pricePackages(person, offers, terms, runningCars);
  const priced = {
    prices: personal?.ok ? personal.value.prices : new Map<number, Cents>(),
    person: person && personal?.ok ? premiumPersonOfPayslip(personal.value.before, person) : undefined,
    costs: comparisonFigures(defaults),
    estimateOf: createEstimateRange(terms),
    runningCars,
    followsLease,
  };
  return ok(vehicleReply(found, offered, priced, today, language));
}

function offersOf(
  vehicle: VehicleRow,
  leasePackages: readonly LeasePackageRow[],
  today: CalendarDate,
): PackageOffer[] {
  return leasePackages.map((row) => ({
    packageId: row.id,
    ...carOfferOf(vehicle, row.totalMonthlyGrossCostCents, today),
  }));
}
