import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './scrolling-table.module.css';

interface ScrollingTableProps {
  /** What the table lists; names the region, apart from a card with the same heading. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The table. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it finds no room; a stop for the keyboard as long as there is something to scroll. */
export function ScrollingTable({ label, className, children }: ScrollingTableProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    const table = element?.firstElementChild;
    if (!element || !table || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);

  const names = [classes['frame'], className].filter(Boolean).join(' ');
  const name = t('tableOf', { label });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={frame} className={names} aria-label={name} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}
