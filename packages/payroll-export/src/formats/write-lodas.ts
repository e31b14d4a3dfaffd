import type { Booking } from '../bookings-of-month.ts';
import type { PayrollExportSettings } from '../export-settings.ts';
import type { PayrollMonth } from '../payroll-month.ts';
import { germanAmount } from './german-amount.ts';
import { wageLines } from './wage-lines.ts';

/** Number that ties a line to its description. */
const RECORD = '10';
const FIELDS = [
  'abrechnung_zeitraum#bwd',
  'pnr#bwd',
  'la_eigene#bwd',
  'bs_nr#bwd',
  'bs_wert_butab#bwd',
  'kostenstelle#bwd',
];

/**
 * Bookings for DATEV LODAS: ASCII import of standard bookings, Windows-1252, CRLF.
 * Source: DATEV LODAS ASCII-Import, 94th edition, June 2026.
 */
export function writeLodas(
  bookings: readonly Booking[],
  settings: PayrollExportSettings,
  month: PayrollMonth,
): string {
  const period = `01/${month.slice(5)}/${month.slice(0, 4)}`;
  const lines = wageLines(bookings, settings).map(({ personnelNumber, wageType, amount }) =>
    [
      RECORD,
      period,
      personnelNumber,
      wageType,
      settings.lodasValueKey,
      germanAmount(amount),
      settings.costCentre ?? '',
      '',
    ].join(';'),
  );
  return [
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${settings.consultantNumber}`,
    `MandantenNr=${settings.clientNumber}`,
    'Datumsformat=TT/MM/JJJJ',
    'Zahlenkomma=,',
    'Feldtrennzeichen=;',
    '',
    '[Satzbeschreibung]',
    `${RECORD};u_lod_bwd_buchung_standard;${FIELDS.join(';')};`,
    '',
    '[Bewegungsdaten]',
    ...lines,
    '',
  ].join('\r\n');
}
