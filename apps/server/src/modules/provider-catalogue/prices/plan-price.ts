import { LIST_PRICE, toCents, type FieldError } from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../../platform/scope/caller.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { lockCatalogue } from '../car-store.ts';
import { findCarReference } from '../photos/photo-store.ts';
import { recordCar, type CatalogueServices } from '../record-car.ts';
import { findPrices, removePlannedPrice, setPlannedPrice, type CarPrices } from './price-store.ts';

interface PricePlan {
  readonly vehicleId: number;
  /** The list price, or the key of a package. */
  readonly subject: typeof LIST_PRICE | number;
  readonly firstDay: CalendarDate;
  readonly amountEur: number;
  readonly comparisonEur: number | null;
}

// As in the car's form, which refuses other prices.
const LOWEST_LIST_PRICE_EUR = 1_000;
const HIGHEST_RATE_EUR = 100_000;

function findErrors({ subject, firstDay, amountEur }: PricePlan, today: CalendarDate): FieldError[] {
  const errors: FieldError[] = [];
  if (firstDay <= today) errors.push({ path: 'body.firstDay', code: 'IN_THE_PAST', params: {} });
  if (subject === LIST_PRICE && amountEur < LOWEST_LIST_PRICE_EUR) {
    errors.push({ path: 'body.amountEur', code: 'TOO_SMALL', params: { min: LOWEST_LIST_PRICE_EUR } });
  }
  if (subject !== LIST_PRICE && amountEur > HIGHEST_RATE_EUR) {
    errors.push({ path: 'body.amountEur', code: 'TOO_LARGE', params: { max: HIGHEST_RATE_EUR } });
  }
  return errors;
}

/** Plans a price from a later day on; until then the present one counts. */
export function planPrice(
  services: CatalogueServices,
  caller: Caller,
  plan: PricePlan,
): Promise<Result<CarPrices, Refusal>> {
  const { vehicleId, subject, firstDay, amountEur, comparisonEur } = plan;
  return services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const reference = await findCarReference(tx, vehicleId);
    if (reference === undefined) return refuse({ code: 'NOT_FOUND' });
    const errors = findErrors(plan, services.clock.today());
    const isList = subject === LIST_PRICE;
    const { packages } = await findPrices(tx, vehicleId);
    if (!isList && packages.every(({ id }) => id !== subject)) {
      errors.push({ path: 'body.subject', code: 'NOT_FOUND', params: {} });
    }
    if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
    await setPlannedPrice(tx, {
      vehicleId,
      leasePackageId: isList ? null : subject,
      firstDay,
      amountCents: toCents(amountEur),
      comparisonCents: isList || comparisonEur === null ? null : toCents(comparisonEur),
    });
    await recordCar(tx, services, caller, {
      action: 'CAR_PRICE_PLANNED',
      id: vehicleId,
      reference,
      firstDay,
    });
    return ok(await findPrices(tx, vehicleId));
  });
}

/** Cancels a planned price. */
export function cancelPrice(
  services: CatalogueServices,
  caller: Caller,
  price: { readonly vehicleId: number; readonly priceId: number },
): Promise<Result<CarPrices, Refusal>> {
  const { vehicleId } = price;
  return services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const reference = await findCarReference(tx, vehicleId);
    const firstDay = await removePlannedPrice(tx, price);
    if (reference === undefined || firstDay === undefined) return refuse({ code: 'NOT_FOUND' });
    await recordCar(tx, services, caller, {
      action: 'CAR_PRICE_CANCELLED',
      id: vehicleId,
      reference,
      firstDay,
    });
    return ok(await findPrices(tx, vehicleId));
  });
}
