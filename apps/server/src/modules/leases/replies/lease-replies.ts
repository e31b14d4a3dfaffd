import {
  toEuro,
  type EmployerLease,
  type OwnLease,
  type ProviderLease,
  type ReplyOf,
} from '@stromwandel/api-spec';
import { calendarDate, cents, type CalendarDate } from '@stromwandel/kernel';
import {
  allowedCommands,
  leaseTime,
  leaseTurn,
  openTasks,
  type Lease,
  type LeaseWithAppointment,
} from '@stromwandel/leasing';
import type { LimitAhead } from '@stromwandel/payroll';
import { germanDay } from '../../../platform/clock/clock.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import { catalogueInLanguage, mainPhotoUrl } from '../../catalogue/index.ts';
import { openFiguresInForce } from '../../orders/index.ts';
import { leaseFacts, openLease, type LeaseRecord } from '../record/lease-store.ts';

type Language = 'de' | 'en';

/** When and for whom a lease is shown. */
export interface Shown {
  readonly today: CalendarDate;
  readonly language: Language;
}

/** The lease on a day, as the derived views take it. */
const onDay = (
  lease: Lease,
  { leavingOn, appointment }: LeaseRecord,
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
  const on = onDay(lease, record, today);
  return {
    id: record.id,
    orderId: record.orderId,
    state: lease.state,
    vehicle: leaseVehicle(record),
    color: { name: catalogueInLanguage(language).color(color).name, hex: color.hex },
    plate: lease.car.plate,
    handedOverOn: lease.handedOverOn,
    ...leaseTime(on),
    durationMonths: leasePackage.durationMonths,
    tasks: openTasks(on),
    turn: leaseTurn(on),
    returnedOn: lease.returnedOn,
  };
}

function carFacts(lease: Lease, { order }: LeaseRecord) {
  const { vin, firstRegistration, insurer, keys } = lease.car;
  return {
    vin,
    firstRegistration,
    insurer,
    keys,
    kmPerYear: order.snapshot.leasePackage.kmPerYear,
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
export function fleetItem(
  record: LeaseRecord,
  shown: Shown,
): ReplyOf<'listEmployerLeases'>['leases'][number] {
  return { ...commonFacts(leaseFacts(record), record, shown), employee: employee(record) };
}

/** The sheet of the employer: no policy number, no pay, of the distance its deviation alone. */
export function employerLease(
  record: LeaseRecord,
  distanceDeviationPercent: number | null,
  shown: Shown,
): EmployerLease {
  const lease = leaseFacts(record);
  return { ...fleetItem(record, shown), ...carFacts(lease, record), distanceDeviationPercent };
}

/** The sheet of the provider. After the reading was recorded. */
export function providerLease(
  seal: DataSeal,
  record: LeaseRecord,
  tenantName: string,
  documents: ProviderLease['documents'],
  shown: Shown,
): ProviderLease {
  const lease = openLease(seal, record);
  const commands = allowedCommands(lease, ['ADMIN'], shown.today);
  const canReturn = commands.includes('CONCLUDE_RETURN') && lease.handedOverOn !== null;
  return {
    ...fleetItem(record, shown),
    ...carFacts(lease, record),
    tenantName,
    policyNumber: lease.car.policyNumber,
    vinOnRecord: lease.vinOnRecord,
    documents,
    allowedCommands: commands,
    returnDays: canReturn && lease.handedOverOn ? { first: lease.handedOverOn, last: shown.today } : null,
  };
}

/** The own lease of its employee. @param documents of its order and its own @param limits that the person's conversions break */
export function ownLease(
  seal: DataSeal,
  record: LeaseRecord,
  documents: OwnLease['documents'],
  limits: readonly LimitAhead[],
  shown: Shown,
): OwnLease {
  const lease = openLease(seal, record);
  const { employer } = record.order.snapshot;
  const { taxResult } = openFiguresInForce(seal, record.order);
  const { monthlyRateCents, contributionCents } = record.order.row;
  return {
    ...commonFacts(lease, record, shown),
    ...carFacts(lease, record),
    policyNumber: lease.car.policyNumber,
    employerName: employer.name,
    netRateEur: taxResult.userPrice,
    conversionEur: toEuro(cents(monthlyRateCents - contributionCents)),
    brokenLimits: limits.map(({ limit, from, left, required }) => ({
      limit,
      from,
      leftEur: toEuro(left),
      requiredEur: toEuro(required),
    })),
    documents,
  };
}
