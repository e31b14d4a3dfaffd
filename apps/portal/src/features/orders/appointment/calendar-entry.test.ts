import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const entry = {
  id: 'handover-12@portal.example',
  setAt: '2026-11-20T09:15:30.250Z',
  day: '2027-03-28',
  time: '10:30',
  title: 'Übergabe: Polestar 2',
  place: 'Autohaus; Nord, Hafenstraße 1, 20457 Hamburg',
  notes: 'Bitte mitbringen:\nFührerschein',
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('names day and German time, place and version, with the signs of the format escaped', () => {
  const lines = unfolded(calendarEntry(entry)).split('\r\n');
  for (const line of [
    'UID:handover-12@portal.example',
    'DTSTAMP:20261120T091530Z',
    'SEQUENCE:1795166130',
    'DTSTART;TZID=Europe/Berlin:20270328T103000',
    'SUMMARY:Übergabe: Polestar 2',
    String.raw`LOCATION:Autohaus\; Nord\, Hafenstraße 1\, 20457 Hamburg`,
    String.raw`DESCRIPTION:Bitte mitbringen:\nFührerschein`,
  ]) {
    expect(lines).toContain(line);
  }
});

test('an entry that moves has a higher version', () => {
  const sequence = (setAt: string) => Number(/SEQUENCE:(\d+)/.exec(calendarEntry({ ...entry, setAt }))?.[1]);
  expect(sequence('2026-11-21T09:15:30.250Z')).toBeGreaterThan(sequence(entry.setAt));
});

test('no line has more than 75 bytes, and no character is cut', () => {
  const place = 'Überführungsstraße '.repeat(12) + '😀'.repeat(30);
  const written = calendarEntry({ ...entry, place });
  const sizes = written.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(unfolded(written)).toContain(`LOCATION:${place}`);
});
