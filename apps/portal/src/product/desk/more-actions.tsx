import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './row-list.module.css';

interface MoreActionsProps {
  /** What the actions are about, for those who hear the button alone. */
  readonly about: string;
  readonly children: ReactNode;
}

/** The rarer actions of a row, unfolded on demand; their buttons keep their place in the order of the page. */
export function MoreActions({ about, children }: MoreActionsProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="default"
        aria-label={t('moreAbout', { about })}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Chevron size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('more')}
      </Button>
      <div id={id} hidden={!isOpen} className={classes['more']}>
        {children}
      </div>
    </>
  );
}
