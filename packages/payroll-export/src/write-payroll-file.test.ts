import { calendarDate, cents } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { bookingsOfMonth } from './bookings-of-month.ts';
import type { PayrollExportSettings } from './export-settings.ts';
import type { Lease } from './lease.ts';
import { payrollMonth } from './payroll-month.ts';
import { sampleLease, sampleSettings } from './testing/sample-lease.ts';
import { writePayrollFile } from './write-payroll-file.ts';

const MONTH = payrollMonth('2027-01');

function file(settings: Partial<PayrollExportSettings>, ...leases: Partial<Lease>[]) {
  const bookings = bookingsOfMonth(leases.map(sampleLease), MONTH);
  const written = writePayrollFile(bookings, sampleSettings(settings), MONTH, []);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  return written.value;
}

describe('passed-on VAT', () => {
  const monthly = { ...sampleLease().monthly, vatPassedOn: cents(104_18) };
  const wageTypes = { ...sampleSettings().wageTypes, vatPassedOn: 2042 };

  it('has its own line, beside the full benefits', () => {
    const lines = file({ wageTypes }, { monthly }).text.split('\r\n');
    expect(
      lines.filter((line) => line.includes(';1001;')).map((line) => line.split(';').slice(3, 6)),
    ).toEqual([
      ['4711', '4', '-512,33'],
      ['2040', '4', '105,00'],
      ['2041', '4', '63,00'],
      ['2042', '4', '104,18'],
    ]);
  });

  it("has two columns at the table's end for an employer with its wage type, and none for others", () => {
    const [head, row] = file({ format: 'CSV', wageTypes }, { monthly }).text.split('\r\n');
    expect(head).toMatch(/;"?Umsatzsteuer"?;"?Lohnart Umsatzsteuer"?$/);
    expect(row).toMatch(/;104,18;2042$/);
    expect(file({ format: 'CSV' }, {}).text).not.toContain('Umsatzsteuer');
  });
});

describe('the fee for days without pay', () => {
  const pauses = [
    { from: calendarDate('2026-12-20'), until: calendarDate('2027-01-31'), fee: 'OWED' as const },
  ];
  const wageTypes = { ...sampleSettings().wageTypes, usageFee: 2043 };

  it('has its own line instead of the conversion', () => {
    const { text } = file({ wageTypes }, { pauses });
    expect(text.split('\r\n').filter((line) => line.includes(';1001;'))).toEqual([
      '10;01/01/2027;1001;2040;4;105,00;K100;',
      '10;01/01/2027;1001;2041;4;63,00;K100;',
      '10;01/01/2027;1001;2043;4;512,33;K100;',
    ]);
    const [head, row] = file({ format: 'CSV', wageTypes }, { pauses }).text.split('\r\n');
    expect(head).toMatch(/;"?Nutzungsentgelt"?;"?Lohnart Nutzungsentgelt"?$/);
    expect(row).toMatch(/;512,33;2043$/);
  });

  it('blocks the file until its wage type is known', () => {
    const bookings = bookingsOfMonth([sampleLease({ pauses })], MONTH);
    expect(writePayrollFile(bookings, sampleSettings(), MONTH, [])).toMatchObject({
      error: [{ code: 'WAGE_TYPE_MISSING', wageType: 'usageFee' }],
    });
  });
});

describe('a file for LODAS', () => {
  it('has its three sections and a line for each amount', () => {
    const { name, text } = file({}, {});
    expect(name).toBe('stromwandel-lodas-2027-01.txt');
    expect(text.split('\r\n')).toEqual([
      '[Allgemein]',
      'Ziel=LODAS',
      'Version_SST=1.0',
      'BeraterNr=1234567',
      'MandantenNr=4711',
      'Datumsformat=TT/MM/JJJJ',
      'Zahlenkomma=,',
      'Feldtrennzeichen=;',
      '',
      '[Satzbeschreibung]',
      '10;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;kostenstelle#bwd;',
      '',
      '[Bewegungsdaten]',
      '10;01/01/2027;1001;4711;4;-512,33;K100;',
      '10;01/01/2027;1001;2040;4;105,00;K100;',
      '10;01/01/2027;1001;2041;4;63,00;K100;',
      '',
    ]);
  });

  it('omits amounts of 0, and the minus that the wage type implies', () => {
    const monthly = { ...sampleLease().monthly, benefitCommute: cents(0), grossReduction: cents(5) };
    const { text } = file({ reductionNegative: false, costCentre: null, lodasValueKey: 2 }, { monthly });
    expect(text).toContain(
      '\r\n[Bewegungsdaten]\r\n10;01/01/2027;1001;4711;2;0,05;;\r\n10;01/01/2027;1001;2040;2;105,00;;\r\n',
    );
    expect(text).not.toContain('2041');
  });

  it('is in Windows-1252', () => {
    const { text, encoding } = file({ costCentre: 'Kö€“Ž' }, {});
    expect(encoding).toBe('windows-1252');
    expect(text).toContain(';Kö€“Ž;');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('a file for Lohn und Gehalt', () => {
  it('states adviser, client and month, then eleven fields a line', () => {
    const lines = file({ format: 'DATEV_LOHN_UND_GEHALT' }, {}).text.split('\r\n');
    expect(lines).toEqual([
      '1234567;4711;01/2027',
      '1001;;;4711;;;-512,33;;;K100;',
      '1001;;;2040;;;105,00;;;K100;',
      '1001;;;2041;;;63,00;;;K100;',
      '',
    ]);
    expect(lines[1]?.split(';')).toHaveLength(11);
  });
});

describe('a table', () => {
  const table = (...leases: Partial<Lease>[]) => file({ format: 'CSV' }, ...leases).text;

  it('starts with a byte order mark and has all amounts of a booking in a row', () => {
    const [head, row, ...rest] = table({}).split('\r\n');
    expect(head?.startsWith('\uFEFF"Abrechnungsmonat";"Personalnummer";')).toBe(true);
    expect(row).toBe(
      '"2027-01";"1001";"Öztürk";"Änne";7;31;-512,33;4711;105,00;2040;63,00;2041;50,00;"K100"',
    );
    expect(head?.split(';')).toHaveLength(row?.split(';').length ?? 0);
    expect(rest).toEqual(['']);
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1'])(
    'keeps the text %j from becoming a formula',
    (lastName) => {
      expect(table({ lastName })).toContain(`;"'${lastName}";`);
    },
  );

  it('keeps quotes, separators and line breaks within their cell', () => {
    expect(table({ lastName: 'A";"B\r\nC' })).toContain(';"A"";""B\r\nC";');
  });
});

it('is not written while a block remains', () => {
  const bookings = bookingsOfMonth([sampleLease({ personnelNumber: null })], MONTH);
  expect(writePayrollFile(bookings, sampleSettings(), MONTH, [])).toEqual({
    ok: false,
    error: [{ code: 'PERSONNEL_NUMBER_MISSING', orderId: 7 }],
  });
});

it('is the same for the same bookings', () => {
  expect(file({}, {})).toEqual(file({}, {}));
});
