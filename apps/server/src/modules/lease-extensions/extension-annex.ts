import type { CallOf } from '@stromwandel/api-spec';
import { extensionAnnex, type ExtensionAnnexInput } from '@stromwandel/contract-document';
import { addDays, calendarDate, cents, ok, refuse, subtractCents, type Result } from '@stromwandel/kernel';
import { agreedKilometers, agreedTerms } from '@stromwandel/leasing';
import { contributionTo } from '@stromwandel/pricing';
import { languageOf } from '../../adapters/mail/mail-recipient.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { contractLessor, printDocument, printedDay, printedTime } from '../contract-printing/index.ts';
import { readDocumentOf } from '../handover-records/index.ts';
import {
  distanceTermsOf,
  findLease,
  isExtensionOpen,
  NOT_FOUND,
  wasAccepted,
  type ExtensionRow,
  type LeaseRecord,
} from '../leases/index.ts';
import { findPerson, vehicleName, type FrozenPackage, type OrderServices } from '../orders/index.ts';
import { isPartyTo } from '../package-changes/index.ts';
import { findNamed, type NamedExtension } from './extension-events.ts';

type Language = 'de' | 'en';
type Signature = CallOf<'signExtension'>['body']['signature'];

export const KIND = 'EXTENSION_ANNEX' as const;

/** The name of the next annex; offers that were not signed do not count. */
export function annexName({ orderId, order, packages, row }: LeaseRecord): string {
  const terms = agreedTerms(calendarDate(row.handedOverOn ?? ''), order.snapshot.leasePackage, packages);
  return `Verlängerung ${orderId}${terms.length === 1 ? '' : ` (${terms.length})`}.pdf`;
}

function termsOf(
  record: LeaseRecord,
  leasePackage: FrozenPackage,
  agreedKm: number,
): ExtensionAnnexInput['before'] {
  const rate = cents(leasePackage.totalMonthlyGrossCostCents);
  const contribution = contributionTo(rate, record.order.snapshot.calculation.terms);
  return { rate, contribution, conversion: subtractCents(rate, contribution), agreedKm };
}

/** Kilometres of the whole term without an extension, and with it. */
export function agreedKmOf(record: LeaseRecord, { effectiveFrom, packageAfter }: ExtensionRow) {
  const from = calendarDate(effectiveFrom ?? '');
  const earlier = record.packages.filter((one) => one.from < from);
  const extended = [...earlier, { from, leasePackage: packageAfter }];
  return {
    before: agreedKilometers(distanceTermsOf(record, earlier)),
    after: agreedKilometers(distanceTermsOf(record, extended)),
  };
}

/** Prints the annex of an extension. @param signature null of a draft */
export async function printAnnex(
  services: OrderServices,
  record: LeaseRecord,
  row: ExtensionRow,
  { at, signature }: { readonly at: Date; readonly signature: Signature | null },
): Promise<Uint8Array> {
  const { snapshot } = record.order;
  const { person, employer } = snapshot;
  const from = calendarDate(row.effectiveFrom ?? row.until);
  const days = (language: Language) => ({
    endsOn: printedDay(addDays(from, -1), language),
    from: printedDay(from, language),
    until: printedDay(calendarDate(row.until), language),
    approvedOn: row.decidedAt ? printedTime(row.decidedAt, language) : null,
    date: printedTime(at, language),
  });
  const reader = await runAsSystem(() => findPerson(services.db, record.userId));
  const agreedKm = agreedKmOf(record, row);
  const model = extensionAnnex({
    orderNumber: String(record.orderId),
    lessor: contractLessor(snapshot.lessor).name,
    employeeName: `${person.firstName} ${person.lastName}`,
    employerName: employer.name,
    vehicle: vehicleName(snapshot),
    months: row.months,
    kmPerYear: row.packageAfter.kmPerYear,
    before: termsOf(record, row.packageBefore, agreedKm.before),
    after: termsOf(record, row.packageAfter, agreedKm.after),
    signature,
    ...days('de'),
    english: languageOf(reader) === 'en' ? days('en') : null,
  });
  return printDocument({
    model,
    createdAt: at.toISOString(),
    documentId: `lease-${record.id}-extension-${row.number}`,
    subject: 'Verlängerung eines Elektrofahrzeugs',
  });
}

/** The annex of an extension for its three sides: the signed one, or a draft while it is open. */
export async function readAnnex(
  services: OrderServices,
  caller: Caller,
  named: NamedExtension,
): Promise<Result<Uint8Array, Refusal>> {
  const { db, clock } = services;
  const record = await findLease(db, named.leaseId);
  if (!record || !isPartyTo(caller, record)) return refuse(NOT_FOUND);
  const row = await findNamed(db, named);
  const isEmployer = !caller.roles.includes('ADMIN') && record.userId !== caller.userId;
  // An offer is between provider and employee until it is accepted.
  if (!row || (isEmployer && !wasAccepted(row))) return refuse(NOT_FOUND);
  const at = clock.now();
  const isSigned = row.state === 'SIGNED';
  if (!isSigned && !isExtensionOpen(row, record, clock.today())) return refuse(NOT_FOUND);
  await recordReading(db, caller, {
    at,
    action: 'LEASE_READ',
    record: 'lease',
    recordId: record.id,
    personId: record.userId,
  });
  const { number } = row;
  // Employers reach no document of a lease but the annexes, which are their contracts.
  if (isSigned) return ok(await runAsSystem(() => readDocumentOf(services, record, { kind: KIND, number })));
  return ok(await printAnnex(services, record, row, { at, signature: null }));
}
