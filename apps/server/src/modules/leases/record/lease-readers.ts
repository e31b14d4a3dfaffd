import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findDeciders, findPerson } from '../../orders/index.ts';
import type { LeaseRecord } from './lease-store.ts';

/** The sides that get mails about a lease. */
export type LeaseReader = 'EMPLOYEE' | 'EMPLOYER' | 'PROVIDER';

/** The people of each side. The employee gets no mail of the own employer's desk beside the own one. */
export function leaseReaders(
  tx: Transaction,
  { userId, tenantId }: Pick<LeaseRecord, 'userId' | 'tenantId'>,
): Promise<Readonly<Record<LeaseReader, Awaited<ReturnType<typeof findDeciders>>>>> {
  return asSystem(tx, async () => ({
    EMPLOYEE: [await findPerson(tx, userId)],
    EMPLOYER: (await findDeciders(tx, 'TENANT_ADMIN', tenantId)).filter(({ id }) => id !== userId),
    PROVIDER: await findDeciders(tx, 'ADMIN', null),
  }));
}
