import { Button } from '@mantine/core';
import { DRIVER_RELATIONS, driverForm } from '@stromwandel/api-spec';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newPhotoName } from '../../../product/lease-photos/new-photo-name.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import parts from '../car-part.module.css';
import classes from './licence.module.css';

interface InviteDriverProps {
  readonly leaseId: number;
  readonly isPartnerOnly: boolean;
}

const EMPTY = { firstName: '', lastName: '', email: '', relation: 'PARTNER' } as const;

/** The button that opens the form of an invitation. */
export function InviteDriver({ leaseId, isPartnerOnly }: InviteDriverProps) {
  const { t } = useTranslation(['lease', 'app']);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('lease:drivers.invite')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('lease:drivers.invite')}
        closeLabel={t('app:closeMessage')}
        holdsForm
      >
        <InviteForm leaseId={leaseId} isPartnerOnly={isPartnerOnly} onDone={close} />
      </Dialog>
    </div>
  );
}

function InviteForm({ leaseId, isPartnerOnly, onDone }: InviteDriverProps & { readonly onDone: () => void }) {
  const { t } = useTranslation('lease');
  const toast = useToast('profile');
  const invite = useApiMutation('inviteDriver', { outdates: ['listDrivers'] });
  // Sending the same again after a lost answer invites once; other entries are another person.
  const attempt = useRef({ entries: '', clientId: '' });
  const form = useSchemaForm(driverForm, EMPTY);
  const relations = isPartnerOnly ? (['PARTNER'] as const) : DRIVER_RELATIONS;
  return (
    <SentForm
      form={form}
      className={parts['form']}
      label={t('drivers.invite')}
      failedTitle={t('drivers.inviteFailed')}
      onSend={async (entered) => {
        const entries = JSON.stringify(entered);
        if (attempt.current.entries !== entries) attempt.current = { entries, clientId: newPhotoName() };
        const { clientId } = attempt.current;
        await invite.mutateAsync({ params: { leaseId: String(leaseId) }, body: { ...entered, clientId } });
        toast('success', t('drivers.invited', { email: entered.email }));
        form.reset(EMPTY);
        onDone();
      }}
    >
      <p>{t('drivers.inviteText')}</p>
      <div className={classes['pair']}>
        <TextField name="firstName" label={t('drivers.firstName')} hint={t('drivers.nameHint')} />
        <TextField name="lastName" label={t('drivers.lastName')} />
      </div>
      <TextField name="email" label={t('drivers.email')} type="email" />
      <SelectField
        name="relation"
        label={t('drivers.relation')}
        options={relations.map((value) => ({ value, label: t(`drivers.relations.${value}`) }))}
      />
      <div>
        <SubmitButton>{t('drivers.send')}</SubmitButton>
      </div>
    </SentForm>
  );
}
