import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button that goes on says. */
  readonly action: string;
  readonly opened: boolean;
  /** Also after `onConfirm`. */
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** Nothing is taken from anybody: the button is not red. */
  readonly isHarmless?: boolean;
  /** What follows from going on. */
  readonly children: ReactNode;
}

/** Asks before something that the person it happens to will notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, opened, onClose, onConfirm, isHarmless = false, children } = props;
  const { t } = useTranslation('desk');
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={t('dialog.close')}>
      <div className={classes['content']}>{children}</div>
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.back')}
        </Button>
        <Button
          {...(!isHarmless && { color: 'red' })}
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
