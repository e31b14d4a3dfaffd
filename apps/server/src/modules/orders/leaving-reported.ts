import type { CalendarDate } from '@stromwandel/kernel';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { obstaclesOfPerson, readEmployerOffer } from '../../employer-offer/index.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * Whether the employer has reported that the person of an order leaves. Other rules hold for the day of the order alone; pay
 * that ends cannot be converted, whatever was settled when it was ordered.
 */
export async function isLeavingReported(
  db: DatabaseOrTransaction,
  { userId }: Pick<OrderRecord, 'userId'>,
  today: CalendarDate,
): Promise<boolean> {
  const offer = await readEmployerOffer(db, { userId, roles: ['EMPLOYEE'] });
  return obstaclesOfPerson(offer, today).some(({ code }) => code === 'LEAVING');
}
