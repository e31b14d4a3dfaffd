import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { CONTENT_ID } from './skip-link.tsx';

/** Moves the focus to the content after a change of page, so that screen readers and keyboards start there. */
export function PageFocus() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    const from = lastPath.current;
    lastPath.current = pathname;
    // The start address is no page: a visit through it starts at the top like any other.
    if (from === pathname || from === paths.home()) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
