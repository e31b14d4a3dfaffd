import type { Location } from 'react-router';

const KEY = 'keptPlaces';
/** Steps of a visit; further back a page starts at the top. */
const MOST = 60;

/** Where a step of the browser's history stood when it was left. */
interface KeptPlace {
  readonly entry: string;
  readonly pathname: string;
  readonly search: string;
  /** Distance from the top of the page, in pixels. */
  readonly top: number;
}

/** State of a link that leads back to where the person was, as the button of the browser does. */
export const TO_KEPT_PLACE = { toKeptPlace: true } as const;

function entryOf({ key, pathname }: Location): string {
  // Every address that is typed in starts with the same key.
  return `${key}:${pathname}`;
}

function isKeptPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { entry, pathname, search, top } = value as Record<string, unknown>; // an object, read field by field
  return [entry, pathname, search].every((text) => typeof text === 'string') && Number.isFinite(top);
}

// The tab's storage: it outlives a reload, and no other tab has the same history.
function keptPlaces(): readonly KeptPlace[] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKeptPlace) : [];
  } catch {
    return []; // damaged: as good as nothing kept
  }
}

// Their last part is a code of a mail or of an employer, which belongs in no storage.
const HOLDS_CODE = /^\/(register|invite|user|manufacturer|dealer)\//;

/** Keeps where a step of the history stands. The step that was kept last is found first. */
export function keepPlace(location: Location, top: number): void {
  if (HOLDS_CODE.test(location.pathname)) return;
  const entry = entryOf(location);
  const { pathname, search } = location;
  const others = keptPlaces().filter((place) => place.entry !== entry);
  const places = [{ entry, pathname, search, top }, ...others].slice(0, MOST);
  sessionStorage.setItem(KEY, JSON.stringify(places));
}

/** The place a step of the history was left at, in pixels from the top; 0 for one that was never left. */
export function keptPlace(location: Location, isBackOrForward: boolean): number {
  const { pathname, search } = location;
  if (isBackOrForward) {
    const entry = entryOf(location);
    return keptPlaces().find((place) => place.entry === entry)?.top ?? 0;
  }
  const asked: unknown = location.state;
  const returning = typeof asked === 'object' && asked !== null && 'toKeptPlace' in asked;
  if (!returning) return 0;
  return keptPlaces().find((place) => place.pathname === pathname && place.search === search)?.top ?? 0;
}

/** The address of a page as it was left last, with its query; without one when it was not seen in this tab. */
export function lastAddressOf(pathname: string): string {
  const last = keptPlaces().find((place) => place.pathname === pathname);
  return pathname + (last?.search ?? '');
}

/** The car of the catalogue that was left last in this tab, by its id; null without one. */
export function lastSeenCar(): number | null {
  for (const { pathname } of keptPlaces()) {
    const id = /^\/vehicle\/([1-9]\d*)$/.exec(pathname)?.[1];
    if (id !== undefined) return Number(id);
  }
  return null;
}
