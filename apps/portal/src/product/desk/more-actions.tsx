import { ActionIcon } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './more-actions.module.css';
import { useFocusInRow } from './use-focus-in-row.ts';

interface MoreActionsProps {
  /** What the actions are about, for those who hear the button alone. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Whether an event is of a dialog that an action opened: it is no part of the panel, but its events pass it. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-portal], [role=dialog]') !== null;

/** The rarer actions of a row, below a button; folded again by Escape and by leaving them. */
export function MoreActions({ about, children }: MoreActionsProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const fold = () => setIsOpen(false);
  const id = useId();
  const frame = useClickOutside(({ target }) => {
    if (!isInDialog(target)) fold();
  });
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusInRow(button);
  return (
    <div
      ref={frame}
      role="presentation"
      className={classes['frame']}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !isInDialog(relatedTarget)) fold();
      }}
      onKeyDown={({ key, target }) => {
        if (!isOpen || key !== 'Escape' || isInDialog(target)) return;
        fold();
        button.current?.focus();
      }}
    >
      <ActionIcon
        ref={button}
        variant="subtle"
        size={44}
        aria-label={t('moreAbout', { about })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDots size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <div id={id} hidden={!isOpen} className={classes['panel']} onFocus={keepFocus}>
        {children}
      </div>
    </div>
  );
}
