import { Button } from '@mantine/core';
import { declineForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './decline-dialog.module.css';

export interface DeclineDialogProps {
  /** Names what is declined. */
  readonly title: string;
  /** Who will read the reason. */
  readonly person: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Declines; rejects with the refusal of the server. */
  readonly onDecline: (reason: string) => Promise<unknown>;
}

/** Declining is final, and the person has a right to know why. */
export function DeclineDialog({ title, person, opened, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation('desk');
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={t('decline.close')}>
      <DeclineForm person={person} onClose={onClose} onDecline={onDecline} />
    </Dialog>
  );
}

function DeclineForm({ person, onClose, onDecline }: Omit<DeclineDialogProps, 'title' | 'opened'>) {
  const { t } = useTranslation('desk');
  const form = useSchemaForm(declineForm, { reason: '' });

  async function decline({ reason }: { readonly reason: string }): Promise<void> {
    await onDecline(reason);
    onClose();
  }

  return (
    <SentForm form={form} onSend={decline} className={classes['form']} failedTitle={t('decisionFailed')}>
      <TextAreaField
        name="reason"
        label={t('decline.reason')}
        hint={t('decline.reasonHint', { person })}
        messages={{ REQUIRED: t('decline.reasonRequired') }}
        focusFirst
      />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {t('decline.cancel')}
        </Button>
        <SubmitButton color="red">{t('decline.action')}</SubmitButton>
      </div>
    </SentForm>
  );
}
