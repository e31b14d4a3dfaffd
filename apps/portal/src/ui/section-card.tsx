import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A card beside the main matter: smaller heading and padding. */
  readonly compact?: boolean;
  /** Only the heading at first; a press on it shows the rest. */
  readonly folded?: boolean;
  readonly children?: ReactNode;
}

/** A section of a page on a surface of its own, named by its heading. */
export function SectionCard({
  title,
  description,
  compact = false,
  folded = false,
  children,
}: SectionCardProps) {
  const headingId = useId();
  return (
    <section
      data-card
      className={compact ? `${classes['card']} ${classes['compact']}` : classes['card']}
      aria-labelledby={headingId}
    >
      {folded ? (
        <details>
          <summary className={classes['fold']}>
            <h2 id={headingId}>{title}</h2>
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          </summary>
          <div className={classes['unfolded']}>
            {description !== undefined && <p className={classes['description']}>{description}</p>}
            {children}
          </div>
        </details>
      ) : (
        <>
          <div className={classes['head']}>
            <h2 id={headingId}>{title}</h2>
            {description !== undefined && <p className={classes['description']}>{description}</p>}
          </div>
          {children}
        </>
      )}
    </section>
  );
}
