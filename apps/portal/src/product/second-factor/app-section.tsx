import { Button, Group } from '@mantine/core';
import type { SignInMethodsReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AppSetup } from './app-setup.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

type View = 'overview' | 'setUp' | 'remove' | 'renew' | readonly string[];

const FEW_CODES = 3;

interface AppStateProps {
  readonly methods: SignInMethodsReply;
  readonly onChoose: (view: View) => void;
}

/** What is set up and what can be done about it. */
function AppState({ methods, onChoose }: AppStateProps) {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const { authenticatorApp, recoveryCodesLeft, secondFactorRequired, passkeys } = methods;
  if (authenticatorApp === null) {
    return (
      <div className={classes['form']}>
        <p>{t('app.off')}</p>
        <div>
          <Button variant="default" onClick={() => onChoose('setUp')}>
            {t('app.setUp')}
          </Button>
        </div>
      </div>
    );
  }
  const isLast = secondFactorRequired && passkeys.length === 0;
  return (
    <div className={classes['form']}>
      <p>{t('app.on', { date: date(authenticatorApp.since) })}</p>
      <p>{t('recovery.left', { count: recoveryCodesLeft })}</p>
      {recoveryCodesLeft < FEW_CODES && <Notice tone="warn">{t('recovery.few')}</Notice>}
      {isLast && <p className={classes['hint']}>{t('required.last')}</p>}
      <Group gap="xs">
        <Button variant="default" onClick={() => onChoose('renew')}>
          {t('recovery.renew')}
        </Button>
        {!isLast && (
          <Button variant="subtle" onClick={() => onChoose('remove')}>
            {t('app.remove')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Authenticator app and recovery codes of the own account. */
export function AppSection({ methods }: { readonly methods: SignInMethodsReply }) {
  const { t } = useTranslation('security');
  const toast = useToast('profile');
  const remove = useApiMutation('removeAuthenticatorApp', { outdates: ['getSignInMethods'] });
  const renew = useApiMutation('renewRecoveryCodes', { outdates: ['getSignInMethods'] });
  const [view, setView] = useState<View>('overview');
  const toOverview = (): void => setView('overview');

  return (
    <SectionCard title={t('app.title')} description={t('app.description')}>
      {view === 'overview' && <AppState methods={methods} onChoose={setView} />}
      {view === 'setUp' && <AppSetup doneLabel={t('done')} onDone={toOverview} onCancel={toOverview} />}
      {view === 'remove' && (
        <ConfirmForm
          withCode
          removes
          label={t('app.remove')}
          submitLabel={t('app.remove')}
          onConfirm={async (body) => {
            await remove.mutateAsync({ body });
            toast('success', t('app.removed'));
            toOverview();
          }}
          onCancel={toOverview}
        />
      )}
      {view === 'renew' && (
        <ConfirmForm
          withCode
          label={t('recovery.renew')}
          submitLabel={t('recovery.renew')}
          onConfirm={async (body) => setView((await renew.mutateAsync({ body })).recoveryCodes)}
          onCancel={toOverview}
        />
      )}
      {typeof view === 'object' && <RecoveryCodes codes={view} doneLabel={t('done')} onDone={toOverview} />}
    </SectionCard>
  );
}
