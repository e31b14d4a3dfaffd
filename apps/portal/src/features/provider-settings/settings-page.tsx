import { Skeleton } from '@mantine/core';
import { LEGAL_PAGES, type LegalPage } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskLoading } from '../../desk/desk-loading.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { LegalTextForm } from './legal-text-form.tsx';
import classes from './settings-page.module.css';

/** What the provider sets for the whole portal: its legal texts. */
export default function SettingsPage() {
  const { t } = useTranslation(['settings', 'app']);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('settings:title') })}</title>
        <DeskNavigation desk="provider" />
        <PageTitle title={t('settings:title')} lead={t('settings:lead')} />
        <div className={classes['cards']}>
          {LEGAL_PAGES.map((page) => (
            <LegalTextCard key={page} page={page} />
          ))}
        </div>
      </div>
    </RequireSession>
  );
}

function LegalTextCard({ page }: { readonly page: LegalPage }) {
  const { t } = useTranslation(['settings', 'app']);
  const problemText = useProblemText();
  const legalText = useApiQuery('getLegalText', { params: { page } });
  return (
    <SectionCard title={t(`settings:pages.${page}`)}>
      {legalText.data !== undefined ? (
        // Another version starts the form anew.
        <LegalTextForm key={legalText.data.version} legalText={legalText.data} />
      ) : legalText.isError ? (
        <FailureState
          title={t('settings:loadFailed')}
          retryLabel={t('app:retry')}
          retrying={legalText.isFetching}
          onRetry={() => void legalText.refetch()}
        >
          {problemText(legalText.error)}
        </FailureState>
      ) : (
        <DeskLoading label={t('app:loading')}>
          <Skeleton height={320} />
        </DeskLoading>
      )}
    </SectionCard>
  );
}
