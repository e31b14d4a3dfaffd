import { toEuro, type LeasePackageReply, type VehicleDetailReply } from '@stromwandel/api-spec';
import { cents, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import { acquisitionDay, pricePackages } from '@stromwandel/pricing';
import type { Caller } from '../../access/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import { readPricingTerms } from '../../pricing/read-pricing-terms.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import { carPictureUrl } from './car-picture.ts';
import {
  findVehicle,
  type LeasePackageRow,
  type VehicleRow,
  type VehicleWithChoices,
} from './catalogue-store.ts';
import { catalogueInLanguage, type CatalogueWords } from './english/catalogue-in-language.ts';
import { findPayrollPerson } from './payroll-person.ts';

/** Tenths of a cent to euros; exact to three decimals. */
function euroFromTenthCents(tenthCents: number): number {
  return tenthCents / 1000;
}

function packageReply(row: LeasePackageRow, vehicle: VehicleRow, userPrice: Cents | null): LeasePackageReply {
  return {
    ...row,
    userPrice: userPrice === null ? null : toEuro(userPrice),
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

function vehicleReply(
  { vehicle, colors, delivery, leasePackages }: VehicleWithChoices,
  prices: ReadonlyMap<number, Cents>,
  today: CalendarDate,
  words: CatalogueWords,
): VehicleDetailReply {
  const { technicalDetails, standardEquipment, specialEquipment, ...shown } = vehicle;
  return {
    ...shown,
    acquiredOn: acquisitionDay(vehicle, today),
    carModel: vehicle.model,
    mainPhotoUrl: carPictureUrl(vehicle, colors[0]?.hex ?? null),
    otherPhotos: { pictureUrls: [] },
    colors: colors.map((color) => ({ ...words.color(color), photoUrl: carPictureUrl(vehicle, color.hex) })),
    delivery: delivery.map(words.delivery),
    vehicleDetails: words.details({ technicalDetails, standardEquipment, specialEquipment }),
    leasePackages: leasePackages.map((row) => packageReply(row, vehicle, prices.get(row.id) ?? null)),
  };
}

async function personalPrices(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  { vehicle, leasePackages }: VehicleWithChoices,
  caller: Caller | null,
  today: CalendarDate,
): Promise<ReadonlyMap<number, Cents>> {
  const person = await findPayrollPerson({ db, seal }, caller);
  if (!person) return new Map();
  const offers = leasePackages.map((row) => ({
    packageId: row.id,
    ...carOfferOf(vehicle, row.totalMonthlyGrossCostCents, today),
  }));
  const prices = pricePackages(person, offers, await readPricingTerms(db, today));
  return prices.ok ? prices.value : new Map();
}

/** A car with its choices, told in a language; packages carry the exact net rate of an employee with salary data. */
export async function getVehicle(
  services: Pick<Services, 'db' | 'clock' | 'seal'>,
  vehicleId: number,
  caller: Caller | null,
  language: 'de' | 'en',
): Promise<Result<VehicleDetailReply, Refusal>> {
  const found = await findVehicle(services.db, vehicleId);
  if (!found) return refuse({ code: 'NOT_FOUND' });
  const today = services.clock.today();
  const prices = await personalPrices(services, found, caller, today);
  return ok(vehicleReply(found, prices, today, catalogueInLanguage(language)));
}
