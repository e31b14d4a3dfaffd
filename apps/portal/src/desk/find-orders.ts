import type { ProviderOrderItem } from '@stromwandel/api-spec';
import { foldForSearch } from '@stromwandel/kernel';
import { personName } from './person-name.ts';
import { vehicleName } from './vehicle-name.ts';

type FoundOrder = Pick<ProviderOrderItem, 'id' | 'employee' | 'vehicle'> &
  Partial<Pick<ProviderOrderItem, 'tenantName'>>;

/** Orders in which every word of the search occurs: number, person, personnel number, employer or car. */
export function findOrders<Order extends FoundOrder>(orders: readonly Order[], search: string): Order[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const text = foldForSearch(
      [
        order.id,
        personName(order.employee),
        order.employee.employeeId,
        order.tenantName,
        vehicleName(order.vehicle),
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
