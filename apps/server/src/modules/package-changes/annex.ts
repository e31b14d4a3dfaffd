import { packageAnnex, TEXT_FORM, type PackageAnnexInput } from '@stromwandel/contract-document';
import type { CallOf } from '@stromwandel/api-spec';
import {
  addDays,
  cents,
  ok,
  refuse,
  subtractCents,
  type CalendarDate,
  type Result,
} from '@stromwandel/kernel';
import { agreedKilometers, packageChangeFrom } from '@stromwandel/leasing';
import { contributionTo } from '@stromwandel/pricing';
import { and, eq } from 'drizzle-orm';
import { languageOf } from '../../adapters/mail/mail-recipient.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import { leasePackageChanges } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { contractLessor, printDocument, printedDay, printedTime } from '../contract-printing/index.ts';
import { readDocumentOf } from '../handover-records/index.ts';
import {
  distanceTermsOf,
  findLease,
  findPackageChanges,
  NOT_FOUND,
  readAnnexForm,
  type LeaseRecord,
  type PackageChangeRow,
} from '../leases/index.ts';
import { findPerson, vehicleName, type FrozenPackage, type OrderServices } from '../orders/index.ts';
import { lockSignable, saveSignature } from './change-package.ts';
import { changeTime } from './judge-change.ts';
import { isPartyTo, signAnnex } from './sign-annex.ts';
import { termsWith } from './package-options.ts';

type Named = Parameters<typeof lockSignable>[3];
type Language = 'de' | 'en';
type Signature = CallOf<'signPackageChange'>['body']['signature'];

const KIND = 'PACKAGE_ANNEX' as const;

/** The name of the next annex; changes that were not signed do not count. */
function fileName({ orderId, packages }: LeaseRecord): string {
  const number = packages.length + 1;
  return `Nachtrag ${orderId}${number === 1 ? '' : ` (${number})`}.pdf`;
}

function termsOf({ order }: LeaseRecord, leasePackage: FrozenPackage): PackageAnnexInput['before'] {
  const rate = cents(leasePackage.totalMonthlyGrossCostCents);
  const contribution = contributionTo(rate, order.snapshot.calculation.terms);
  return { ...leasePackage, rate, contribution, conversion: subtractCents(rate, contribution) };
}

/** Prints the annex of a change. @param signature null of a draft */
async function printAnnex(
  services: OrderServices,
  record: LeaseRecord,
  row: PackageChangeRow,
  {
    from,
    at,
    signature,
  }: { readonly from: CalendarDate; readonly at: Date; readonly signature: PackageAnnexInput['signature'] },
): Promise<Uint8Array> {
  const { snapshot } = record.order;
  const { person, employer } = snapshot;
  const days = (language: Language) => ({
    from: printedDay(from, language),
    until: printedDay(addDays(from, -1), language),
    approvedOn: row.needsApproval && row.decidedAt ? printedTime(row.decidedAt, language) : null,
    date: printedTime(at, language),
  });
  const reader = await runAsSystem(() => findPerson(services.db, record.userId));
  const model = packageAnnex({
    orderNumber: String(record.orderId),
    lessor: contractLessor(snapshot.lessor).name,
    employeeName: `${person.firstName} ${person.lastName}`,
    employerName: employer.name,
    vehicle: vehicleName(snapshot),
    before: termsOf(record, row.packageBefore),
    after: termsOf(record, row.packageAfter),
    agreedKm: {
      before: agreedKilometers(
        distanceTermsOf(
          record,
          record.packages.filter((one) => one.from < from),
        ),
      ),
      after: agreedKilometers(termsWith(record, from, row.packageAfter)),
    },
    signature,
    needsApproval: row.needsApproval,
    ...days('de'),
    english: languageOf(reader) === 'en' ? days('en') : null,
  });
  return printDocument({
    model,
    createdAt: at.toISOString(),
    documentId: `lease-${record.id}-annex-${row.number}`,
    subject: 'Paket eines Elektrofahrzeugs',
  });
}

/**
 * Concludes the annex of an own change: prints it, and stores it among the documents of the lease.
 * @param signature null accepts it in text form, where the provider allows that
 */
export function signChange(
  services: OrderServices,
  caller: Caller,
  named: Named,
  signature: Signature,
): Promise<Result<undefined, Refusal>> {
  const at = services.clock.now();
  return signAnnex(services, async (tx) => {
    if (signature === null && (await readAnnexForm(tx)) !== TEXT_FORM) {
      const error = { path: 'body.signature', code: 'REQUIRED', params: {} } as const;
      return refuse({ code: 'INVALID_INPUT', errors: [error] });
    }
    const decided = await lockSignable(tx, services, caller, named);
    if (!decided.ok) return decided;
    if (decided.value.signed) return ok(null);
    const signable = decided.value;
    const { record, row, event } = signable;
    return ok({
      record,
      numbered: { kind: KIND, number: row.number },
      name: fileName(record),
      // The month can turn while the annex is printed.
      key: event.from,
      print: () =>
        printAnnex(services, record, row, { from: event.from, at, signature: signature ?? TEXT_FORM }),
      save: (again) =>
        saveSignature(again, services, caller, signable, signature === null ? TEXT_FORM : 'SIGNATURE'),
    });
  });
}

/** The annex of a change for its three sides: the signed one, or a draft while it is open. */
export async function readAnnex(
  services: OrderServices,
  caller: Caller,
  { leaseId, changeId }: Named,
): Promise<Result<Uint8Array, Refusal>> {
  const { db, clock } = services;
  const record = await findLease(db, leaseId);
  if (!record || !isPartyTo(caller, record)) return refuse(NOT_FOUND);
  const named = and(eq(leasePackageChanges.id, changeId), eq(leasePackageChanges.leaseId, leaseId));
  const [row] = await findPackageChanges(db, named);
  if (!row || row.state === 'DECLINED' || row.state === 'CANCELLED') return refuse(NOT_FOUND);
  const { userId: personId } = record;
  const at = clock.now();
  await recordReading(db, caller, { at, action: 'LEASE_READ', record: 'lease', recordId: leaseId, personId });
  // Employers reach no document of a lease but the annex, which is their contract.
  if (row.state === 'SIGNED') {
    return ok(await runAsSystem(() => readDocumentOf(services, record, { kind: KIND, number: row.number })));
  }
  const today = clock.today();
  const from = packageChangeFrom(changeTime(record, today));
  const day = from.ok ? from.value : today;
  return ok(await printAnnex(services, record, row, { from: day, at, signature: null }));
}
