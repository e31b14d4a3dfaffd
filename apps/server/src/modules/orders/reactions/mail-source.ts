import type { OrderRecord } from '../record/order-record.ts';
import type { Services } from '../../../services.ts';
import { vehicleName } from '../record/snapshot.ts';

/** The data that all mails about an order need. */
export interface MailSource {
  readonly order: OrderRecord;
  readonly services: Pick<Services, 'configuration'>;
  readonly now: Date;
  /** Deadline of the step that starts. */
  readonly deadline: Date | null;
  /** The acting account; null for none. */
  readonly actorId: number | null;
}

const PAGES = {
  EMPLOYEE: () => '/profile/orders',
  TENANT_ADMIN: (orderId: number) => `/employer?order=${orderId}`,
  ADMIN: (orderId: number) => `/provider/order/${orderId}`,
  PAYROLL: () => '/employer/payroll',
} as const;

/** Returns the facts in every mail about the order, with the link for its reader. */
export function facts({ order, services }: MailSource, reader: keyof typeof PAGES) {
  return {
    orderId: order.id,
    vehicle: vehicleName(order.snapshot),
    link: `${services.configuration.publicUrl}${PAGES[reader](order.id)}`,
    employeeName: `${order.snapshot.person.firstName} ${order.snapshot.person.lastName}`,
    tenantName: order.snapshot.employer.name,
  };
}
