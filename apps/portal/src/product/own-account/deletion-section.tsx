import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { paths } from '../../navigation/paths.ts';
import { ConfirmForm } from '../second-factor/confirm-form.tsx';
import { useSession } from '../../session/session-context.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './own-account.module.css';

/** Deleting the own account, with what goes and what the law keeps. */
export function DeletionSection() {
  const { t } = useTranslation('security');
  const call = useApiCall();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast('password');
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={t('deletion.title')} description={t('deletion.description')}>
      <ul className={classes['points']}>
        <li>{t('deletion.gone')}</li>
        <li>{t('deletion.kept')}</li>
        <li>{t('deletion.before')}</li>
      </ul>
      {asking ? (
        <ConfirmForm
          removes
          label={t('deletion.title')}
          submitLabel={t('deletion.confirm')}
          onConfirm={async ({ password }) => {
            await call('deleteAccount', { body: { password } });
            session.clear();
            toast('success', t('deletion.done'));
            await navigate(paths.home(), { replace: true });
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div>
          <Button variant="outline" color="red" onClick={() => setAsking(true)}>
            {t('deletion.start')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
