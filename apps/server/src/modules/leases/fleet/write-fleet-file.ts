import type { EmployerFleetItem, ReplyOf } from '@stromwandel/api-spec';
import { csvTextCell } from '@stromwandel/kernel';

type FleetFile = ReplyOf<'getProviderLeaseFile'>;
type Row = EmployerFleetItem & { readonly tenantName?: string };

const BYTE_ORDER_MARK = '\uFEFF';
const TEXTS = {
  de: {
    file: 'flotte',
    head: [
      'Bestellung',
      'Kennzeichen',
      'Marke',
      'Modell',
      'Nachname',
      'Vorname',
      'Personalnummer',
      'Status',
      'Übergabe',
      'Letzter Tag',
      'Tage überfällig',
      'Laufzeit in Monaten',
      'Zurückgegeben',
    ],
    employer: 'Arbeitgeber',
    states: {
      PREPARED: 'Übergabe offen',
      ACTIVE: 'Läuft',
      RETURNED: 'Zurückgegeben',
      CLOSED: 'Abgeschlossen',
      CANCELLED: 'Aufgehoben',
    },
  },
  en: {
    file: 'fleet',
    head: [
      'Order',
      'Number plate',
      'Make',
      'Model',
      'Last name',
      'First name',
      'Personnel number',
      'State',
      'Handover',
      'Last day',
      'Days overdue',
      'Term in months',
      'Returned',
    ],
    employer: 'Employer',
    states: {
      PREPARED: 'Handover open',
      ACTIVE: 'Active',
      RETURNED: 'Returned',
      CLOSED: 'Closed',
      CANCELLED: 'Cancelled',
    },
  },
} as const;

/**
 * Writes a fleet as a table with what its list shows: semicolons, days as YYYY-MM-DD, CRLF, UTF-8 with byte order mark.
 * Texts cannot become formulas.
 * @param desk the provider's table names the employers, also without a lease
 */
export function writeFleetFile(
  leases: readonly Row[],
  today: string,
  language: 'de' | 'en',
  desk: 'PROVIDER' | 'EMPLOYER',
): Omit<FleetFile, 'complete'> {
  const { file, head, employer, states } = TEXTS[language];
  const hasEmployers = desk === 'PROVIDER';
  const rows = leases.map((lease) =>
    [
      lease.orderId,
      csvTextCell(lease.plate ?? ''),
      csvTextCell(lease.vehicle.brand),
      csvTextCell([lease.vehicle.carModel, lease.vehicle.trimLevel].filter(Boolean).join(' ')),
      csvTextCell(lease.employee.lastName),
      csvTextCell(lease.employee.firstName),
      csvTextCell(lease.employee.employeeId ?? ''),
      csvTextCell(states[lease.state]),
      lease.handedOverOn ?? '',
      lease.lastDay ?? '',
      lease.overdueDays === 0 ? '' : lease.overdueDays,
      lease.durationMonths,
      lease.returnedOn ?? '',
      ...(hasEmployers ? [csvTextCell(lease.tenantName ?? '')] : []),
    ].join(';'),
  );
  const titles = [...head, ...(hasEmployers ? [employer] : [])].map(csvTextCell).join(';');
  const text = `${BYTE_ORDER_MARK}${[titles, ...rows, ''].join('\r\n')}`;
  return {
    name: `${file}-${today}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    contentBase64: Buffer.from(text).toString('base64'),
  };
}
