const WEEK_FIRST = /^(?:kw|week|w)?\s*(\d{1,2})\s*[./ -]\s*(\d{4})$/i;
const YEAR_FIRST = /^(\d{4})\s*[./ -]?\s*(?:kw|w)?\s*(\d{1,2})$/i;

/**
 * Reads a calendar week as people type it: "5/2027", "KW 5/2027", "2027-W5".
 * @returns `2027-W05`; null when the text is no week and year. Whether the week exists is for the API to say.
 */
export function parseIsoWeek(text: string): string | null {
  const bare = text.trim();
  const [, w1, y1] = WEEK_FIRST.exec(bare) ?? [];
  const [, y2, w2] = YEAR_FIRST.exec(bare) ?? [];
  const week = w1 ?? w2;
  const year = y1 ?? y2;
  return week === undefined || year === undefined ? null : `${year}-W${week.padStart(2, '0')}`;
}
