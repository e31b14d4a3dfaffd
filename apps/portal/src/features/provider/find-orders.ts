import type { ProviderOrderItem } from '@stromwandel/api-spec';
import { personName } from '../../desk/person-name.ts';
import { vehicleName } from '../../desk/vehicle-name.ts';

type FoundOrder = Pick<ProviderOrderItem, 'id' | 'employee' | 'tenantName' | 'vehicle'>;

// Without accents and case, so that "muller" finds "Müller".
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Orders in which every word of the search occurs: number, person, employer or car. */
export function findOrders<Order extends FoundOrder>(orders: readonly Order[], search: string): Order[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const text = plain(
      [order.id, personName(order.employee), order.tenantName, vehicleName(order.vehicle)].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
