import { Button, Group } from '@mantine/core';
import { emailSchema } from '@stromwandel/api-spec';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useMe } from '../../api/use-me.ts';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './email-box.module.css';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { useWayBack, WayBack } from './way-back.tsx';

/** Where an address leads that means this box. */
const PLACE = 'email';

const emailForm = z.strictObject({ email: emailSchema });

/** The own address: read-only until somebody edits it; sent only when it is another one. */
export function EmailBox({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile');
  const me = useMe().data;
  const toast = useToast('profile');
  const [editing, setEditing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm(emailForm, { email });
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === `#${PLACE}`;
  const wayBack = useWayBack();
  const change = useApiMutation('changeEmail', { outdates: ['getMe'] });

  useEffect(() => {
    if (!isMeant) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isMeant]);

  function edit(): void {
    setEditing(true);
    // The button that had the focus goes.
    form.setFocus('email', { shouldSelect: true });
  }

  function stop(): void {
    form.reset({ email });
    setFailure(null);
    setEditing(false);
    // The button appears in place of the one that had the focus.
    requestAnimationFrame(() => editButton.current?.focus());
  }

  async function save(values: { readonly email: string }): Promise<void> {
    setFailure(null);
    if (!editing) return; // Enter in the read-only field
    if (values.email === email.toLowerCase()) return stop();
    try {
      await change.mutateAsync({ params: { address: values.email } });
      toast('success', t('email.changed'));
      stop();
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <div ref={place} id={PLACE} tabIndex={-1} className={classes['place']}>
      <SectionCard compact title={t('email.title')}>
        <Form form={form} onSubmit={save} className={classes['box']} label={t('email.title')}>
          {failure !== null && <FailureNotice failure={failure} />}
          <TextField
            name="email"
            label={t(editing ? 'email.label' : 'email.present')}
            hint={editing ? t('email.hint') : undefined}
            type="email"
            autoComplete="email"
            readOnly={!editing}
          />
          {editing ? (
            <Group gap="xs">
              <SubmitButton>{t('email.save')}</SubmitButton>
              <Button variant="subtle" onClick={stop}>
                {t('email.cancel')}
              </Button>
            </Group>
          ) : (
            <>
              {me?.emailConfirmed === false && <UnconfirmedNotice email={me.email} />}
              {isMeant && wayBack !== null && <WayBack to={wayBack} />}
              {me?.pendingEmail && (
                <Notice tone="info">{t('email.pending', { email: me.pendingEmail })}</Notice>
              )}
              <div>
                <Button ref={editButton} variant="default" onClick={edit}>
                  {t('email.edit')}
                </Button>
              </div>
            </>
          )}
        </Form>
      </SectionCard>
    </div>
  );
}
