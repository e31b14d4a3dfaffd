import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { listenAtHistoryGate } from './history-gate.ts';

/** A way out of the page that was stopped: a path of the portal, or so many entries of the history back or on. */
type Way = { readonly path: string } | { readonly steps: number };

/** Watching the ways out, asking about one, or going it. */
type Watch =
  | { readonly kind: 'watching' }
  | { readonly kind: 'asking'; readonly way: Way }
  | { readonly kind: 'leaving'; readonly way: Way };

const WATCHING: Watch = { kind: 'watching' };

export interface LeaveGuard {
  /** The person wants to leave: the dialog asks. */
  readonly asks: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** The link of the portal that a click follows in this tab; null for every other click. */
function followedLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.origin !== window.location.origin) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return isHere ? null : link.pathname + link.search + link.hash;
}

/** The router numbers its entries of the history; null for entries of others. */
function entryNumber(): number | null {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Asks before links, the back button, a reload or a closed tab lose unsaved entries. The browser
 * itself asks about the last two. The portal's router has no blockers (ADR 15), hence the gate before it.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [watch, setWatch] = useState<Watch>(WATCHING);
  const guards = active && watch.kind !== 'leaving';

  useEffect(() => {
    if (!guards) return undefined;
    const here = entryNumber();
    let isReturning = false;
    const beforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const click = (event: MouseEvent): void => {
      const path = followedLink(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWatch({ kind: 'asking', way: { path } });
    };
    const pop = (event: PopStateEvent): void => {
      const there = entryNumber();
      // The second event brings back the page that never left the screen.
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (here !== null && there !== null && there !== here) {
        event.stopImmediatePropagation();
        isReturning = true;
        window.history.go(here - there);
        setWatch({ kind: 'asking', way: { steps: there - here } });
      }
    };
    window.addEventListener('beforeunload', beforeUnload);
    const endListening = listenAtHistoryGate(pop);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      endListening();
      document.removeEventListener('click', click, { capture: true });
    };
  }, [guards]);

  // Once the listeners are gone, the way is free.
  useEffect(() => {
    if (watch.kind !== 'leaving') return;
    if ('path' in watch.way) void navigate(watch.way.path);
    else void navigate(watch.way.steps);
  }, [watch, navigate]);

  return {
    asks: watch.kind === 'asking',
    leave: () => setWatch((now) => (now.kind === 'asking' ? { kind: 'leaving', way: now.way } : now)),
    // A dialog that closes because the person leaves calls this too; that is no change of mind.
    stay: () => setWatch((now) => (now.kind === 'asking' ? WATCHING : now)),
  };
}
