import { expect, test } from 'vitest';
import { readWallboxFile } from './wallbox-file.ts';

const TWO_DAYS = [
  { day: '2026-11-03', wattHours: 18_250 },
  { day: '2026-11-09', wattHours: 7_400 },
];

// As wallboxes write them: separators, decimal signs, units, order of columns and lines above the table differ.
test.each([
  [
    'German columns with semicolons and lines above',
    '\uFEFFWallbox Garage;;\r\nSeriennummer;4711;\r\n\r\nStartzeit;Endzeit;Energie (kWh);Zählerstand (kWh)\r\n03.11.2026 18:04;03.11.2026 22:11;10,25;512,3\r\n03.11.2026 23:00;04.11.2026 02:00;8,00;520,3\r\n09.11.2026 07:10;09.11.2026 09:00;7,4;527,7\r\n31.10.2026 07:10;31.10.2026 09:00;5,0;500,0\r\nSumme;;25,65;\r\n',
  ],
  [
    'English columns with commas and ISO times',
    'Session ID,Start time,End time,Energy [kWh],Cost\n1,2026-11-03T18:04:00+01:00,2026-11-03T22:11:00+01:00,18.25,6.20\n2,2026-11-09T07:10:00+01:00,2026-11-09T09:00:00+01:00,7.4,2.51\n',
  ],
  [
    'watt hours and tabs',
    'Begin\tEnd\tEnergy Wh\n2026-11-03 18:04:00\t2026-11-03 22:11:00\t18250\n2026-11-09 07:10:00\t2026-11-09 09:00:00\t7400\n',
  ],
  ['sums of days', 'Datum;Geladen kWh\n3.11.2026;18,25\n9.11.2026;7,40\n'],
  [
    'quoted cells with decimal commas',
    '"Date","Location","Charged energy"\n"03/11/2026","Haus, Carport","18,25 kWh"\n"09/11/2026","Haus, Carport","7,4 kWh"\n',
  ],
])('%s', (_format, text) => {
  expect(readWallboxFile(text, '2026-11')).toEqual({ ok: true, value: TWO_DAYS });
});

test.each([
  ['Name;Wert\nA;1\n', { code: 'COLUMNS_NOT_FOUND' }],
  ['Datum;kWh\n03.11.2026;viel\n', { code: 'ROW_NOT_READABLE', line: 2 }],
  ['Datum;kWh\n03.11.2026;5\n04.11.2026;5\n03.11.2026;5\n', { code: 'ROW_TWICE', line: 4 }],
  ['Datum;kWh\n03.10.2026;5\n', { code: 'NO_ROWS_IN_MONTH' }],
])('a file that cannot count says why: %j', (text, error) => {
  expect(readWallboxFile(text, '2026-11')).toEqual({ ok: false, error });
});
