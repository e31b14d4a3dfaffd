import {
  toEuro,
  type EmployerFleetItem,
  type EmployerLease,
  type OwnLease,
  type ProviderLease,
} from '@stromwandel/api-spec';
import { calendarDate, subtractCents, type CalendarDate } from '@stromwandel/kernel';
import {
  END_NOTICE_DAYS,
  allowedCommands,
  leaseTime,
  leaseTurn,
  monthsOfTerm,
  openTasks,
  packageOn,
  type Lease,
  type LeaseWithAppointment,
} from '@stromwandel/leasing';
import type { LimitAhead } from '@stromwandel/payroll';
import { contributionTo } from '@stromwandel/pricing';
import { germanDay } from '../../../platform/clock/clock.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { catalogueInLanguage, mainPhotoUrl } from '../../catalogue/index.ts';
import { openFiguresInForce, snapshotOn } from '../../orders/index.ts';
import {
  changeInForce,
  isPending,
  openNetRates,
  packageChangeReply,
  type PackageChangeRow,
} from '../packages/change-store.ts';
import {
  extensionReply,
  netRateOfExtension,
  wasAccepted,
  type ExtensionRow,
} from '../packages/extension-store.ts';
import type { FollowUp } from './follow-ups.ts';
import { leaseFacts, openLease, type LeaseRecord } from '../record/lease-store.ts';

type Language = 'de' | 'en';

/** When and for whom a lease is shown. */
export interface Shown {
  readonly today: CalendarDate;
  readonly language: Language;
}

/** The lease on a day, as the derived views take it. */
export const leaseOnDay = (
  lease: Lease,
  { leavingOn, appointment }: Pick<LeaseRecord, 'leavingOn' | 'appointment'>,
  today: CalendarDate,
): LeaseWithAppointment => ({
  lease,
  today,
  appointment: appointment && { state: appointment.state, changedOn: germanDay(appointment.changedAt) },
  leavingOn: leavingOn === null ? null : calendarDate(leavingOn),
});

/** The leased car as it was ordered. */
export function leaseVehicle({ order }: LeaseRecord) {
  const { vehicle, color, photos } = order.snapshot;
  return {
    brand: vehicle.brand,
    carModel: vehicle.model,
    trimLevel: vehicle.trimLevel,
    mainPhotoUrl: mainPhotoUrl(vehicle, photos[0], color.hex),
    bodyStyle: vehicle.bodyStyle,
  };
}

function commonFacts(lease: Lease, record: LeaseRecord, { today, language }: Shown) {
  const { color, leasePackage } = record.order.snapshot;
  const on = leaseOnDay(lease, record, today);
  return {
    id: record.id,
    orderId: record.orderId,
    state: lease.state,
    vehicle: leaseVehicle(record),
    color: { name: catalogueInLanguage(language).color(color).name, hex: color.hex },
    plate: lease.car.plate,
    handedOverOn: lease.handedOverOn,
    ...leaseTime(on),
    endChoice: lease.endChoice,
    durationMonths: monthsOfTerm(leasePackage, record.packages),
    tasks: openTasks(on),
    turn: leaseTurn(on),
    returnedOn: lease.returnedOn,
  };
}

function carFacts(lease: Lease, { order, packages }: LeaseRecord, today: CalendarDate) {
  const { vin, firstRegistration, insurer, keys } = lease.car;
  return {
    vin,
    firstRegistration,
    insurer,
    keys,
    kmPerYear: packageOn(order.snapshot.leasePackage, packages, today).kmPerYear,
    deliveredOn: order.row.deliveredOn,
    endsOn: lease.endsOn,
    closedOn: lease.closedOn,
  };
}

const employee = ({ order }: LeaseRecord) => {
  const { firstName, lastName, employeeId } = order.snapshot.person;
  return { firstName, lastName, employeeId };
};

/** A lease in a list of a fleet. */
export function fleetItem(record: LeaseRecord, shown: Shown): EmployerFleetItem {
  return { ...commonFacts(leaseFacts(record), record, shown), employee: employee(record) };
}

/** What was agreed on after the order, or is to be. */
interface AgreedRows {
  /** Changes of the package, the newest first. */
  readonly changes: readonly PackageChangeRow[];
  /** The newest first. */
  readonly extensions: readonly ExtensionRow[];
  /** The order that follows the lease. */
  readonly followUp: FollowUp;
}

const agreedReplies = (
  { changes, extensions, followUp }: AgreedRows,
  record: LeaseRecord,
  { today }: Shown,
) => ({
  followUp,
  packageChanges: changes.map((change) => packageChangeReply(change, record)),
  extensions: extensions.map((row) => extensionReply(row, record, today)),
});

/** The sheet of the employer: no policy number, no pay, of the distance its deviation, of damages their cost. */
export function employerLease(
  record: LeaseRecord,
  distanceDeviationPercent: number | null,
  {
    damages,
    mustNotDrive,
    extensions,
    ...agreed
  }: Pick<EmployerLease, 'damages' | 'mustNotDrive'> & AgreedRows,
  shown: Shown,
): EmployerLease {
  const lease = leaseFacts(record);
  return {
    ...agreedReplies({ ...agreed, extensions: extensions.filter(wasAccepted) }, record, shown),
    ...fleetItem(record, shown),
    ...carFacts(lease, record, shown.today),
    mustNotDrive,
    distanceDeviationPercent,
    damages,
  };
}

/** The sheet of the provider. After the reading was recorded. */
export function providerLease(
  seal: DataSeal,
  record: LeaseRecord,
  {
    tenantName,
    documents,
    mustNotDrive,
    ...agreed
  }: Pick<ProviderLease, 'tenantName' | 'documents' | 'mustNotDrive'> & AgreedRows,
  shown: Shown,
): ProviderLease {
  const lease = openLease(seal, record);
  const commands = allowedCommands(lease, ['ADMIN'], shown.today);
  const canReturn = commands.includes('CONCLUDE_RETURN') && lease.handedOverOn !== null;
  return {
    ...fleetItem(record, shown),
    ...carFacts(lease, record, shown.today),
    mustNotDrive,
    tenantName,
    policyNumber: lease.car.policyNumber,
    vinOnRecord: lease.vinOnRecord,
    documents,
    ...agreedReplies(agreed, record, shown),
    allowedCommands: commands,
    returnDays: canReturn && lease.handedOverOn ? { first: lease.handedOverOn, last: shown.today } : null,
  };
}

interface OwnParts extends AgreedRows {
  /** Of its order and its own. */
  readonly documents: OwnLease['documents'];
  /** Limits that the person's conversions break. */
  readonly limits: readonly LimitAhead[];
  readonly annexForm: OwnLease['annexForm'];
}

/** The own lease of its employee. */
export function ownLease(
  seal: DataSeal,
  record: LeaseRecord,
  { documents, limits, changes, extensions, followUp, annexForm }: OwnParts,
  shown: Shown,
): OwnLease {
  const lease = openLease(seal, record);
  const { employer } = record.order.snapshot;
  const pending = changes.find((change) => isPending(change, shown.today));
  const changed = changeInForce(changes, shown.today);
  const { calculation } = snapshotOn(record.order.snapshot, record.packages, shown.today);
  const { ratePerMonth } = calculation.car;
  return {
    ...commonFacts(lease, record, shown),
    ...carFacts(lease, record, shown.today),
    policyNumber: lease.car.policyNumber,
    employerName: employer.name,
    endSteps: END_NOTICE_DAYS.flatMap((days) => {
      const state = lease.endSteps[days];
      return state === undefined ? [] : [{ step: `${days}` as const, state }];
    }),
    netRateEur:
      netRateOfExtension(seal, extensions, shown.today) ??
      (changed
        ? openNetRates(seal, changed).afterEur
        : openFiguresInForce(seal, record.order).taxResult.userPrice),
    conversionEur: toEuro(subtractCents(ratePerMonth, contributionTo(ratePerMonth, calculation.terms))),
    brokenLimits: limits.map(({ limit, from, left, required }) => ({
      limit,
      from,
      leftEur: toEuro(left),
      requiredEur: toEuro(required),
    })),
    packageChange: pending ? packageChangeReply(pending, record) : null,
    annexForm,
    extensions: extensions.map((row) => extensionReply(row, record, shown.today)),
    followUp,
    documents,
  };
}
