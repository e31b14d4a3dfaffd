import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CancelAddressChange } from '../../address/cancel-address-change.tsx';
import { ChangeAddressForm } from '../../address/change-address-form.tsx';
import { ResendConfirmation } from '../../address/resend-confirmation.tsx';
import { useMe } from '../../api/use-me.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './email-box.module.css';

/** The own address: read-only until the person edits it, with a change that waits for its confirmation. */
export function EmailBox({ email }: { readonly email: string }) {
  const { t } = useTranslation(['profile', 'address']);
  const pending = useMe().data?.pendingEmail ?? null;
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function stop(): void {
    setEditing(false);
    // The button appears in place of the one that had the focus.
    requestAnimationFrame(() => editButton.current?.focus());
  }

  return (
    <SectionCard compact title={t('email.title')}>
      {editing ? (
        <ChangeAddressForm email={email} onClose={stop} />
      ) : (
        <div className={classes['box']}>
          <TextInput label={t('email.present')} type="email" value={email} readOnly />
          <div>
            <Button ref={editButton} variant="default" onClick={() => setEditing(true)}>
              {t('email.edit')}
            </Button>
          </div>
          {pending !== null && (
            <>
              <Notice tone="info" title={t('address:waiting.title')}>
                {t('address:waiting.text', { pending, email })}
              </Notice>
              <ResendConfirmation />
              <CancelAddressChange email={email} pending={pending} />
            </>
          )}
        </div>
      )}
    </SectionCard>
  );
}
