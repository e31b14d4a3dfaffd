import type { EmployerFleetItem } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { writeFleetFile } from './write-fleet-file.ts';

const LEASE: EmployerFleetItem = {
  id: 4,
  orderId: 7,
  state: 'ACTIVE',
  vehicle: { brand: 'VW', carModel: 'ID.4', trimLevel: 'Pro', mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { name: 'Blau', hex: '#2F4F6B' },
  plate: 'K-SW 114E',
  handedOverOn: '2026-01-01',
  lastDay: '2026-11-20',
  daysLeft: 0,
  endsSoon: false,
  endChoice: null,
  overdueDays: 12,
  month: 11,
  durationMonths: 48,
  tasks: ['RETURN'],
  turn: 'EMPLOYEE',
  returnedOn: null,
  employee: { firstName: '=HYPERLINK("x")', lastName: 'Müller "Mü"', employeeId: '-4711' },
};
const linesOf = (file: ReturnType<typeof writeFleetFile>) =>
  Buffer.from(file.contentBase64, 'base64').toString('utf8').split('\r\n');

test('writes what the list shows; no cell becomes a formula', () => {
  const file = writeFleetFile(
    [LEASE, { ...LEASE, plate: null, overdueDays: 0 }],
    '2026-12-02',
    'de',
    'EMPLOYER',
  );
  expect([file.name, file.mediaType]).toEqual(['flotte-2026-12-02.csv', 'text/csv; charset=utf-8']);
  const [head, first, second, end, ...rest] = linesOf(file);
  expect(head?.startsWith('\uFEFF"Bestellung";"Kennzeichen"')).toBe(true);
  expect(first).toBe(
    `7;"K-SW 114E";"VW";"ID.4 Pro";"Müller ""Mü""";"'=HYPERLINK(""x"")";"'-4711";"Läuft";2026-01-01;2026-11-20;12;48;`,
  );
  expect(second).toContain('7;"";"VW"');
  expect([end, rest]).toEqual(['', []]);
});

test('names the employers for the provider, in English too, and without a lease', () => {
  const write = (leases: Parameters<typeof writeFleetFile>[0]) =>
    linesOf(writeFleetFile(leases, '2026-12-02', 'en', 'PROVIDER'));
  const [head, row] = write([{ ...LEASE, tenantName: '+Nord' }]);
  expect(head?.endsWith('"Returned";"Employer"')).toBe(true);
  expect(row?.endsWith(`48;;"'+Nord"`)).toBe(true);
  expect(write([])).toEqual([head, '']);
});
