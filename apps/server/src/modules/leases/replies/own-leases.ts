import type { OwnLease } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import { leaseExtensions, leasePackageChanges, leases } from '../../../platform/database/schema/index.ts';
import { findOwnLimits, type OrderServices } from '../../orders/index.ts';
import { readAnnexForm } from '../packages/annex-form.ts';
import { findPackageChanges } from '../packages/change-store.ts';
import { findExtensions } from '../packages/extension-store.ts';
import { findLeases } from '../record/lease-store.ts';
import { findFollowUps } from './follow-ups.ts';
import { findOwnDocuments } from './lease-documents.ts';
import { ownLease } from './lease-replies.ts';

const OVER = new Set<OwnLease['state']>(['CLOSED', 'CANCELLED']);

/** The leases of a person: those that are not over first, newest first. For the person alone. */
export async function readOwnLeases(
  services: OrderServices,
  userId: number,
  language: 'de' | 'en',
): Promise<OwnLease[]> {
  const { db, seal, clock } = services;
  const records = await findLeases(db, eq(leases.userId, userId));
  if (records.length === 0) return [];
  const documentsOf = await findOwnDocuments(db, records);
  const limitsOf = await findOwnLimits(services, userId);
  const changes = await findPackageChanges(db, eq(leasePackageChanges.userId, userId));
  const extensions = await findExtensions(db, eq(leaseExtensions.userId, userId));
  const followUpOf = await findFollowUps(db, records, 'EMPLOYEE');
  const annexForm = await readAnnexForm(db);
  const shown = { today: clock.today(), language };
  const replies = records.map((record) =>
    ownLease(
      seal,
      record,
      {
        documents: documentsOf(record),
        limits: limitsOf.get(record.orderId) ?? [],
        changes: changes.filter(({ leaseId }) => leaseId === record.id),
        extensions: extensions.filter(({ leaseId }) => leaseId === record.id),
        followUp: followUpOf(record),
        annexForm,
      },
      shown,
    ),
  );
  return replies.toSorted((one, other) => Number(OVER.has(one.state)) - Number(OVER.has(other.state)));
}
