import { Spoiler } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './read-more.module.css';

interface ReadMoreProps {
  /** Height while closed, in pixels. */
  readonly height: 100 | 200;
  /** Says what opens: "Alle 42 Ausstattungen zeigen". */
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly children: ReactNode;
}

/** A box that shows its beginning and opens on demand. */
export function ReadMore({ height, showLabel, hideLabel, children }: ReadMoreProps) {
  const [expanded, setExpanded] = useState(false);
  return (
    <Spoiler
      maxHeight={height}
      expanded={expanded}
      onExpandedChange={setExpanded}
      transitionDuration={0}
      classNames={{ content: classes['content'] ?? '', control: classes['control'] ?? '' }}
      data-closed={!expanded || undefined}
      className={classes['box']}
      showLabel={
        <span className={classes['label']}>
          {showLabel}
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </span>
      }
      hideLabel={
        <span className={classes['label']}>
          {hideLabel}
          <IconChevronUp size={20} stroke={1.75} aria-hidden="true" />
        </span>
      }
    >
      {children}
    </Spoiler>
  );
}
