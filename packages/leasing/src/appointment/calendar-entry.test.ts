import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const entry = {
  id: 'handover-12@portal.example',
  sequence: 2,
  changedAt: '2026-11-20T09:15:30.250Z',
  isCancelled: false,
  day: '2027-03-28',
  time: '10:30',
  minutes: 45,
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
    'METHOD:PUBLISH',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'DTSTART;TZID=Europe/Berlin:20270328T103000',
    'DURATION:PT45M',
    'SUMMARY:Übergabe: Polestar 2',
    String.raw`LOCATION:Autohaus\; Nord\, Hafenstraße 1\, 20457 Hamburg`,
    String.raw`DESCRIPTION:Bitte mitbringen:\nFührerschein`,
  ]) {
    expect(lines).toContain(line);
  }
});

test('an entry that falls away cancels the one of the same name', () => {
  const lines = unfolded(calendarEntry({ ...entry, sequence: 3, isCancelled: true })).split('\r\n');
  for (const line of ['METHOD:CANCEL', 'UID:handover-12@portal.example', 'SEQUENCE:3', 'STATUS:CANCELLED']) {
    expect(lines).toContain(line);
  }
});

test('no line has more than 75 bytes, and no character is cut', () => {
  const place = 'Überführungsstraße '.repeat(12) + '😀'.repeat(30);
  const written = calendarEntry({ ...entry, place });
  const sizes = written.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(unfolded(written)).toContain(`LOCATION:${place}`);
});
