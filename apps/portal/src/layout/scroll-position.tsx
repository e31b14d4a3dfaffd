import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepPlace, keptPlace } from '../navigation/kept-places.ts';
import { readHash } from '../navigation/read-hash.ts';

/** What people do who want to be somewhere else. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The browser was at this step before: the page was loaded anew, not asked for. */
function cameBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

/** How long a page may still grow above the place, in milliseconds: parts that are loaded late take their height then. */
const SETTLES_AFTER = 5000;

/**
 * Scrolls to a place as soon as the page is tall enough, and again while parts above it arrive: replies come after the
 * page is drawn. A person who scrolls is left alone from then on. @returns gives up
 */
function holdPlace(top: number, done: () => void): () => void {
  let settled: number | undefined;
  const end = (): void => {
    clearTimeout(settled);
    watch.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
    done();
  };
  const watch = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
    settled ??= window.setTimeout(end, SETTLES_AFTER);
  });
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  watch.observe(document.body);
  return end;
}

/**
 * Starts a new page at its top or at the place its address names, and returns to where one was on the way back and after
 * a reload. A new query of the same page moves nothing.
 */
export function ScrollPosition() {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef<typeof location>(undefined);
  const top = useRef(0);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const remember = (): void => {
      // On its way to its place, a page stands at none.
      if (!waiting.current) top.current = window.scrollY;
    };
    const keep = (): void => {
      if (shown.current) keepPlace(shown.current, top.current);
    };
    // The browser would guess before a page stands.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === location.key) return;
    shown.current = location;
    // First: the new page is drawn, and its height says nothing about the place on the former one.
    if (before) keepPlace(before, top.current);
    waiting.current?.();
    const goTo = (place: number): void => {
      window.scrollTo(0, place);
      top.current = place;
    };
    const returnTo = (place: number): void => {
      goTo(place);
      waiting.current = holdPlace(place, () => {
        waiting.current = undefined;
        top.current = window.scrollY;
      });
    };
    const { hash, pathname } = location;
    const returning = before !== undefined || cameBack();
    const place = returning ? keptPlace(location, kind === 'POP') : 0;
    const named = document.getElementById(readHash(hash));
    if (place > 0) returnTo(place);
    else if (named !== null) named.scrollIntoView();
    else if (before && (kind === 'POP' || before.pathname !== pathname)) goTo(0);
    // Asked on arrival, it would have the browser lay the page out in the same go as it is drawn.
    else if (before) top.current = window.scrollY;
  }, [location, kind]);

  return null;
}
