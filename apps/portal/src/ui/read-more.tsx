import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import classes from './read-more.module.css';

interface ReadMoreProps {
  /** Height while closed, in pixels. */
  readonly height: 100 | 200;
  /** Says what opens: "Alle 42 Ausstattungen zeigen". */
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Open at first; people may close it. */
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A box that shows its beginning and opens on demand; what fits needs no button. */
export function ReadMore({ height, showLabel, hideLabel, initiallyOpen = false, children }: ReadMoreProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(initiallyOpen);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [height]);

  const closed = overflows && !expanded;
  const Chevron = expanded ? IconChevronUp : IconChevronDown;
  return (
    <>
      <div
        id={id}
        className={closed ? `${classes['box']} ${classes['closed']}` : classes['box']}
        // Cut off from the start, so that the page does not jump when the content was measured.
        style={expanded ? {} : { maxHeight: height }}
        // What has the focus must be seen.
        onFocus={() => setExpanded(true)}
      >
        <div ref={content}>{children}</div>
      </div>
      {overflows && (
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? hideLabel : showLabel}
          <Chevron size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </>
  );
}
