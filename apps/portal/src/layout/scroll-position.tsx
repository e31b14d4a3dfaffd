import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Starts a new page at its top or at the place its address names, and returns to where one was on the way back. A new
 * query of the same page moves nothing.
 */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = (): void => void positions.current.set(shown.current.key, window.scrollY);
    // After a reload the browser knows the place; between pages it would guess before they stand.
    const leaveToBrowser = (): void => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      leaveToBrowser();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (kind === 'POP') window.scrollTo(0, positions.current.get(key) ?? 0);
    else if (named !== null) named.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo(0, 0);
    // Nothing scrolls, so nothing else tells where this entry stands.
    else positions.current.set(key, window.scrollY);
  }, [key, pathname, hash, kind]);

  return null;
}
