import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './link-row.module.css';

interface LinkRowProps {
  /** What the links lead to, for screen readers. */
  readonly label: string;
  readonly className: string | undefined;
  /** `NavLink`s: one of them is the current page. */
  readonly children: ReactNode;
}

/** Links to the pages of an area, on top of each of them: one row, which scrolls to the current one on phones. */
export function LinkRow({ label, className, children }: LinkRowProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft + (current.offsetWidth - row.current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className={`${classes['row']} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}
