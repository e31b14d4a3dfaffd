import { refuse, ok, type Result } from '@stromwandel/kernel';
import type { Booking } from './bookings-of-month.ts';
import { checkExport, type ExportBlock, type NumberHolder } from './check-export.ts';
import type { PayrollExportSettings, PayrollFormat } from './export-settings.ts';
import { writeCsv } from './formats/write-csv.ts';
import { writeLodas } from './formats/write-lodas.ts';
import { writeLohnUndGehalt } from './formats/write-lohn-und-gehalt.ts';
import type { PayrollMonth } from './payroll-month.ts';

/** A file as payroll takes it. */
export interface PayrollFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
  /** The program's encoding: see `encodeWindows1252`. */
  readonly encoding: 'windows-1252' | 'utf-8';
}

const WRITERS = {
  DATEV_LODAS: {
    write: writeLodas,
    name: 'lodas',
    extension: 'txt',
    mediaType: 'text/plain; charset=windows-1252',
    encoding: 'windows-1252',
  },
  DATEV_LOHN_UND_GEHALT: {
    write: writeLohnUndGehalt,
    name: 'lohn-und-gehalt',
    extension: 'txt',
    mediaType: 'text/plain; charset=windows-1252',
    encoding: 'windows-1252',
  },
  CSV: {
    write: writeCsv,
    name: 'lohndaten',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    encoding: 'utf-8',
  },
} as const satisfies Record<PayrollFormat, object>;

/** Writes the file of a month in the employer's format; the same bookings and settings make the same text. */
export function writePayrollFile(
  bookings: readonly Booking[],
  settings: PayrollExportSettings,
  month: PayrollMonth,
  people: readonly NumberHolder[],
): Result<PayrollFile, readonly ExportBlock[]> {
  const blocks = checkExport(bookings, settings, people);
  if (blocks.length > 0) return refuse(blocks);
  const { write, name, extension, mediaType, encoding } = WRITERS[settings.format];
  return ok({
    name: `stromwandel-${name}-${month}.${extension}`,
    mediaType,
    encoding,
    text: write(bookings, settings, month),
  });
}
