import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmailBox } from './email-box.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import classes from './salary-page.module.css';

export default function SalaryPage() {
  const { t } = useTranslation(['profile', 'app']);
  const problemText = useProblemText();
  const info = useApiQuery('getUserInfo', {});
  const config = useApiQuery('getUserInfoConfig', {});
  // What was typed stays when a later reading fails: only a page without data shows the failure.
  const error = info.error ?? config.error;

  return (
    <>
      <title>{t('app:pageTitle', { page: t('tabs.salary') })}</title>
      {info.data && config.data ? (
        <div className={classes['columns']}>
          <ProfileForm info={info.data} commuteDays={config.data} />
          <aside className={classes['aside']}>
            <SectionCard compact title={t('privacy.title')}>
              <p className={classes['quiet']}>{t('privacy.text')}</p>
            </SectionCard>
            <EmailBox key={info.data.addressDto.email} email={info.data.addressDto.email} />
          </aside>
        </div>
      ) : error !== null ? (
        <FailureState
          title={t('loadFailed')}
          retryLabel={t('app:retry')}
          retrying={info.isFetching || config.isFetching}
          onRetry={() => void Promise.all([info.refetch(), config.refetch()])}
        >
          {problemText(error)}
        </FailureState>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
