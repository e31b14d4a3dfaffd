export { allowedCommands, OFFERED_COMMANDS, type OfferedCommand } from './allowed-commands.ts';
export {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATES,
  changeableUntil,
  collide,
  isTooLate,
  isWorkingDay,
  MOST_PROPOSALS,
  NO_APPOINTMENT,
  proposableDays,
  REMINDED_AFTER_DAYS,
  TASK_AFTER_DAYS,
  waitsFor,
  type Appointment,
  type AppointmentKind,
  type AppointmentState,
  type LocalMoment,
  type Proposal,
  type Slot,
} from './appointment/appointment.ts';
export { calendarEntry, type CalendarEntry } from './appointment/calendar-entry.ts';
export {
  decideAppointment,
  evolveAppointment,
  slotOf,
  type AppointmentActor,
  type AppointmentCommand,
  type AppointmentEvent,
  type AppointmentRefusal,
} from './appointment/decide-appointment.ts';
export { decide } from './decide.ts';
export {
  agreedKilometers,
  deviationBand,
  FORECAST_AFTER_DAYS,
  forecastDistance,
  plannedKilometers,
  settleDistance,
  type DistanceForecast,
  type DistanceState,
  type DistanceTerms,
} from './distance/distance-forecast.ts';
export {
  inOrder,
  judgeReading,
  MOST_KM_A_DAY,
  READING_SOURCES,
  withdrawableUntil,
  type Reading,
  type ReadingContext,
  type ReadingRefusal,
  type ReadingSource,
} from './distance/reading.ts';
export { asksForReading, asksSince, readingDueOn, type ReadingAsks } from './distance/reading-asks.ts';
export { evolve } from './evolve.ts';
export { lastDayOfTerm } from './last-day-of-term.ts';
export {
  LEASE_STATES,
  PREPARED_LEASE,
  RETURN_REASONS,
  type CarData,
  type Lease,
  type LeaseActor,
  type LeaseEndReason,
  type LeaseState,
  type ReturnReason,
} from './lease.ts';
export type { LeaseCommand, LeaseContext, LeaseEvent, LeaseRefusal } from './lease-command.ts';
export {
  availableUntil,
  lastDayOfLease,
  LEASE_TASKS,
  leaseTime,
  leaseTurn,
  openTasks,
  paidUntil,
  type LeaseOnDay,
  type LeaseTask,
  type LeaseTime,
  type LeaseTurn,
  type LeaseWithAppointment,
} from './lease-views.ts';
export {
  decidePackageChange,
  PACKAGE_CHANGE_STATES,
  packageChangeFrom,
  stateAfter,
  type PackageChangeCommand,
  type PackageChangeContext,
  type PackageChangeEvent,
  type PackageChangeRefusal,
  type PackageChangeState,
} from './package-change/package-change.ts';
export {
  distanceWithChanges,
  monthsBefore,
  packageOn,
  packagePeriods,
  type ChangedPackage,
} from './package-change/package-periods.ts';
export { worthKilometers } from './package-change/worth-kilometers.ts';
export {
  concludeRecord,
  EMPTY_RECORD,
  missingParts,
  missingSides,
  MOST_RECORD_PHOTOS,
  MOST_REMARKS,
  MOST_SHEETS,
  odometerOf,
  PHOTO_SIDES,
  photosOf,
  RECORD_KINDS,
  RECORD_OUTCOMES,
  RECORD_PARTS,
  savePart,
  vinDiffers,
  type PaperRecord,
  type PhotoSide,
  type RecordContent,
  type RecordKind,
  type RecordOutcome,
  type RecordPart,
  type RecordRefusal,
  type RecordSignatures,
  type Signature,
} from './record/handover-record.ts';
