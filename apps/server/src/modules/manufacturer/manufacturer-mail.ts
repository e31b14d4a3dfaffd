import type { Services } from '../../services.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Mail, OrderedCar } from '../../adapters/mail/mail.ts';
import { type OrderRecord, type OrderSnapshot, vehicleName } from '../orders/index.ts';
import { orderAddressOf, readOrderAddresses } from './read-order-addresses.ts';

/** The address on file of the manufacturer of a car, who is written to in German. */
export async function manufacturerRecipient(
  db: DatabaseOrTransaction,
  { configuration }: Pick<Services, 'configuration'>,
  { vehicle }: Pick<OrderSnapshot, 'vehicle'>,
): Promise<Mail['to']> {
  const addresses = await readOrderAddresses(db, configuration);
  return {
    email: orderAddressOf(addresses, vehicle.brand),
    title: null,
    firstName: null,
    lastName: null,
    language: 'de',
  };
}

/** What each mail to the manufacturer names: order, car and the link with its code. */
export function manufacturerFacts(
  { configuration }: Pick<Services, 'configuration'>,
  { id, snapshot }: Pick<OrderRecord, 'id' | 'snapshot'>,
  code: string,
) {
  return {
    orderId: id,
    vehicle: vehicleName(snapshot),
    link: `${configuration.publicUrl}/manufacturer/${code}`,
  };
}

/** What is ordered, without a price and without a name. */
export function orderedCar({ reference, vehicle, leasePackage, delivery }: OrderSnapshot): OrderedCar {
  const { durationMonths, kmPerYear, tires } = leasePackage;
  return {
    reference,
    model: vehicle.model,
    trimLevel: vehicle.trimLevel,
    durationMonths,
    kmPerYear,
    tires,
    delivery: delivery.name,
    specialEquipment: vehicle.specialEquipment,
  };
}
