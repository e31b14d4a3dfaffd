import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirmLabel, cancelLabel, isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} onClose={onCancel} title={title} closeLabel={t('closeMessage')}>
      <p className={classes['text']}>{text}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button color="red" onClick={onConfirm} loading={isBusy}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
