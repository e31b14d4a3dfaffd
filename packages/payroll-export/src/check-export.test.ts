import { cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { bookingsOfMonth } from './bookings-of-month.ts';
import { checkExport, type NumberHolder } from './check-export.ts';
import { NO_SETTINGS, type PayrollExportSettings } from './export-settings.ts';
import type { Lease } from './lease.ts';
import { payrollMonth } from './payroll-month.ts';
import { sampleLease, sampleSettings } from './testing/sample-lease.ts';

function blocks(
  leases: readonly Partial<Lease>[],
  settings: Partial<PayrollExportSettings> = {},
  people: readonly NumberHolder[] = [],
) {
  return checkExport(
    bookingsOfMonth(leases.map(sampleLease), payrollMonth('2027-01')),
    sampleSettings(settings),
    people,
  );
}

describe('an export', () => {
  it('passes with complete data', () => {
    expect(blocks([{}])).toEqual([]);
    expect(blocks([{}], { consultantNumber: null, clientNumber: null, format: 'CSV' })).toEqual([]);
  });

  it('waits for every number, and never guesses wage types', () => {
    expect(checkExport([], { ...NO_SETTINGS, format: 'DATEV_LODAS' }, [])).toEqual([
      { code: 'CONSULTANT_NUMBER_MISSING' },
      { code: 'CLIENT_NUMBER_MISSING' },
      { code: 'WAGE_TYPE_MISSING', wageType: 'grossReduction' },
      { code: 'WAGE_TYPE_MISSING', wageType: 'benefitPrivateUse' },
      { code: 'WAGE_TYPE_MISSING', wageType: 'benefitCommute' },
    ]);
  });

  it.each([
    ['Łódź', [{ code: 'COST_CENTRE_NOT_ALLOWED', costCentre: 'Łódź' }]],
    ['K😀', [{ code: 'COST_CENTRE_NOT_ALLOWED', costCentre: 'K😀' }]],
    ['Kö€“Žÿ', []],
    ['Ko\u0308', []],
    ['?', []],
  ])('refuses DATEV a cost centre that would become another: %s', (costCentre, expected) => {
    expect(blocks([{}], { costCentre })).toEqual(expected);
    expect(blocks([{}], { costCentre, format: 'DATEV_LOHN_UND_GEHALT' })).toEqual(expected);
    expect(blocks([{}], { costCentre, format: 'CSV' })).toEqual([]);
  });

  it('refuses one wage type for two purposes', () => {
    expect(
      blocks([{}], {
        wageTypes: {
          grossReduction: 1,
          benefitPrivateUse: 2,
          benefitCommute: 2,
          benefitCommuteFlat: null,
          vatPassedOn: null,
          usageFee: null,
          chargingRefund: null,
        },
      }),
    ).toEqual([{ code: 'WAGE_TYPE_TWICE', wageType: 'benefitCommute', number: 2 }]);
  });

  it('requires the wage type of VAT when there is some to book', () => {
    const monthly = { ...sampleLease().monthly, vatPassedOn: cents(104_18) };
    expect(blocks([{ monthly }])).toEqual([{ code: 'WAGE_TYPE_MISSING', wageType: 'vatPassedOn' }]);
    const wageTypes = { ...sampleSettings().wageTypes, vatPassedOn: 2042 };
    expect(blocks([{ monthly }], { wageTypes })).toEqual([]);
    expect(blocks([{}], { wageTypes: { ...wageTypes, vatPassedOn: 2041 } })).toEqual([
      { code: 'WAGE_TYPE_TWICE', wageType: 'vatPassedOn', number: 2041 },
    ]);
  });

  it('waits for the law of the month', () => {
    expect(blocks([{}, { orderId: 8, provisional: true }])).toEqual([{ code: 'LAW_NOT_KNOWN' }]);
  });

  it('waits for personnel numbers', () => {
    expect(blocks([{ personnelNumber: null, orderId: 5 }])).toEqual([
      { code: 'PERSONNEL_NUMBER_MISSING', orderId: 5 },
    ]);
  });

  it.each(['0', '0001', '100000', 'A12', '-1', '1.5', ' 1', '٣'])(
    'refuses DATEV the personnel number %j',
    (personnelNumber) => {
      expect(blocks([{ personnelNumber }])).toEqual([
        { code: 'PERSONNEL_NUMBER_NOT_ALLOWED', orderId: 7, personnelNumber },
      ]);
      expect(blocks([{ personnelNumber }], { format: 'CSV' })).toEqual([]);
    },
  );

  it('allows one person two cars, but not two people one number', () => {
    expect(blocks([{ orderId: 1 }, { orderId: 2 }])).toEqual([]);
    expect(blocks([{ orderId: 1 }, { orderId: 2, personId: 71 }])).toEqual([
      { code: 'PERSONNEL_NUMBER_TWICE', orderId: 1, personnelNumber: '1001', holder: 'Änne Öztürk' },
      { code: 'PERSONNEL_NUMBER_TWICE', orderId: 2, personnelNumber: '1001', holder: 'Änne Öztürk' },
    ]);
    const aenne = { personId: sampleLease().personId, personnelNumber: '1001', name: 'Änne Öztürk' };
    expect(blocks([{ orderId: 1 }], {}, [aenne, { ...aenne, personId: 71, name: 'Ben Beck' }])).toEqual([
      { code: 'PERSONNEL_NUMBER_TWICE', orderId: 1, personnelNumber: '1001', holder: 'Ben Beck' },
    ]);
  });
});
