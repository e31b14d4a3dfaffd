/** What an entry of a calendar says. */
export interface CalendarEntry {
  /** Stays the same when the appointment moves, so that calendars move their entry. */
  readonly id: string;
  /** Higher for each later version of the same entry. */
  readonly sequence: number;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  /** Whether the appointment falls away: calendars then delete or strike their entry. */
  readonly isCancelled: boolean;
  /** Calendar day and German time: `2026-12-01`, `10:30`. */
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
}

const LONGEST_LINE_BYTES = 75;

// Summer time by EU Directive 2000/84/EC.
const GERMAN_TIME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** Breaks a line before it has more than 75 bytes, as RFC 5545 section 3.1 asks; never within a character. */
function folded(line: string): string {
  let bytes = 0;
  return (line.match(/./gsu) ?? [])
    .map((character) => {
      const size = bytesOf(character);
      bytes += size;
      if (bytes <= LONGEST_LINE_BYTES) return character;
      // The space that begins the next line counts.
      bytes = size + 1;
      return `\r\n ${character}`;
    })
    .join('');
}

/**
 * The calendar file (RFC 5545) of an appointment, for the portal's button and the mail of the day before. Written here: the well-kept libraries need Node 22 or bring
 * a validator larger than the page.
 */
export function calendarEntry(entry: CalendarEntry): string {
  const { id, sequence, changedAt, isCancelled, day, time, minutes, title, place, notes } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stromwandel//Portal//DE',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...GERMAN_TIME,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${changedAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;TZID=Europe/Berlin:${`${day}T${time}`.replaceAll(/[-:]/g, '')}00`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
