import type { Mail } from '../../mail/mail.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersServices } from './orders-services.ts';
import { vehicleName } from './snapshot.ts';

/** The manufacturer's address on file; it is written to in German. */
export function manufacturerRecipient({ configuration }: OrdersServices): Mail['to'] {
  return {
    email: configuration.manufacturerEmail,
    title: null,
    firstName: null,
    lastName: null,
    language: 'de',
  };
}

/** What each mail to the manufacturer names: order, car and the link with its code. */
export function manufacturerFacts(
  { configuration }: OrdersServices,
  { id, snapshot }: Pick<OrderRecord, 'id' | 'snapshot'>,
  code: string,
) {
  return {
    orderId: id,
    vehicle: vehicleName(snapshot),
    link: `${configuration.publicUrl}/manufacturer/${code}`,
  };
}
