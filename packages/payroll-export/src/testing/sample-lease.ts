import { calendarDate, cents } from '@stromwandel/kernel';
import type { PayrollExportSettings } from '../export-settings.ts';
import type { Lease } from '../lease.ts';

/** A lease from 16 December 2026 for three years; what is given replaces its fields. */
export function sampleLease(values: Partial<Lease> = {}): Lease {
  return {
    orderId: 7,
    personId: 70,
    personnelNumber: '1001',
    firstName: 'Änne',
    lastName: 'Öztürk',
    from: calendarDate('2026-12-16'),
    until: calendarDate('2029-12-15'),
    availableUntil: values.until ?? calendarDate('2029-12-15'),
    termUntil: calendarDate('2029-12-15'),
    extensions: [],
    pauses: [],
    monthly: {
      grossReduction: cents(512_33),
      benefitPrivateUse: cents(105_00),
      benefitCommute: cents(63_00),
      benefitCommuteFlat: cents(0),
      vatPassedOn: cents(0),
      employerContribution: cents(50_00),
    },
    trips: null,
    charging: null,
    provisional: false,
    ...values,
  };
}

/** Settings with every number; what is given replaces its fields. */
export function sampleSettings(values: Partial<PayrollExportSettings> = {}): PayrollExportSettings {
  return {
    format: 'DATEV_LODAS',
    consultantNumber: 1_234_567,
    clientNumber: 4711,
    wageTypes: {
      grossReduction: 4711,
      benefitPrivateUse: 2040,
      benefitCommute: 2041,
      benefitCommuteFlat: null,
      vatPassedOn: null,
      usageFee: null,
      chargingRefund: null,
    },
    reductionNegative: true,
    lodasValueKey: 4,
    costCentre: 'K100',
    certificateOn: '01-31',
    ...values,
  };
}
