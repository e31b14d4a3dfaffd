const TIME = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?$/;

/**
 * Reads a time of day as people type it: "10:30", "10.30 Uhr", "9", "2:15 pm".
 * @returns `HH:MM`; null when the text is no time of day
 */
export function parseTime(text: string): string | null {
  const lower = text.trim().toLowerCase();
  const half = /\s*([ap])\.?m\.?$/.exec(lower);
  const [, hour = '', minute = '00'] = TIME.exec(lower.replace(half?.[0] ?? /\s*uhr$/, '')) ?? [];
  const typed = Number(hour);
  const hours = half === null ? typed : (typed % 12) + (half[1] === 'p' ? 12 : 0);
  const isTime =
    hour !== '' && hours < 24 && Number(minute) < 60 && (half === null || (typed > 0 && typed < 13));
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
