import { Button } from '@mantine/core';
import type { SignInMethodsReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { canUsePasskeys } from './passkey-browser.ts';
import classes from './second-factor.module.css';

type Passkey = SignInMethodsReply['passkeys'][number];

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly mayRemove: boolean;
}

function PasskeyItem({ passkey, mayRemove }: PasskeyItemProps) {
  const { t } = useTranslation('security');
  const { date, dateTime } = useFormat();
  const toast = useToast('profile');
  const remove = useApiMutation('removePasskey', { outdates: ['getSignInMethods'] });
  const [removing, setRemoving] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;

  return (
    <li className={classes['passkey']}>
      <div className={classes['passkeyHead']}>
        <div>
          <strong className={classes['passkeyName']}>{name}</strong>
          <p className={classes['hint']}>
            {t('passkeys.since', { date: date(createdAt) })}
            <br />
            {lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { time: dateTime(lastUsedAt) })}
          </p>
        </div>
        {mayRemove && !removing && (
          <Button
            variant="subtle"
            aria-label={t('passkeys.removeNamed', { name })}
            onClick={() => setRemoving(true)}
          >
            {t('passkeys.remove')}
          </Button>
        )}
      </div>
      {removing && (
        <ConfirmForm
          removes
          label={t('passkeys.removeNamed', { name })}
          submitLabel={t('passkeys.remove')}
          onConfirm={async ({ password }) => {
            await remove.mutateAsync({ params: { passkeyId: String(id) }, body: { password } });
            toast('success', t('passkeys.removed'));
          }}
          onCancel={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

/** The passkeys of the own account. */
export function PasskeySection({ methods }: { readonly methods: SignInMethodsReply }) {
  const { t } = useTranslation('security');
  const toast = useToast('profile');
  const [adding, setAdding] = useState(false);
  const { passkeys, authenticatorApp, secondFactorRequired } = methods;
  const mayRemove = !secondFactorRequired || authenticatorApp !== null || passkeys.length > 1;

  return (
    <SectionCard title={t('passkeys.title')} description={t('passkeys.description')}>
      <div className={classes['form']}>
        {passkeys.length === 0 ? (
          <p>{t('passkeys.none')}</p>
        ) : (
          <ul className={classes['passkeys']}>
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} mayRemove={mayRemove} />
            ))}
          </ul>
        )}
        {!canUsePasskeys() && <Notice tone="info">{t('passkeys.unsupported')}</Notice>}
        {canUsePasskeys() && !adding && (
          <div>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('passkeys.add')}
            </Button>
          </div>
        )}
        {adding && (
          <AddPasskey
            onDone={() => {
              setAdding(false);
              toast('success', t('passkeys.added'));
            }}
            onCancel={() => setAdding(false)}
          />
        )}
      </div>
    </SectionCard>
  );
}
