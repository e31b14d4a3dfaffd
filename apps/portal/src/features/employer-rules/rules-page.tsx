import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RulesForm } from './rules-form.tsx';

/** What an employer offers to its people: which cars, to whom, and what it adds. */
export default function RulesPage() {
  const { t } = useTranslation(['rules', 'app']);
  return (
    <DeskPage desk="employer" title={t('rules:title')}>
      <PageTitle title={t('rules:title')} lead={t('rules:lead')} />
      <Rules />
    </DeskPage>
  );
}

function Rules() {
  const { t } = useTranslation(['rules', 'app']);
  const problemText = useProblemText();
  const rules = useApiQuery('getEmployerRules', {});
  const brands = useApiQuery('listManufacturers', {});
  const error = rules.error ?? brands.error;
  if (rules.data !== undefined && brands.data !== undefined) {
    return <RulesForm rules={rules.data} brands={brands.data} />;
  }
  if (error !== null) {
    return (
      <FailureState
        title={t('rules:failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void Promise.all([rules.refetch(), brands.refetch()])}
        retrying={rules.isFetching || brands.isFetching}
      >
        {problemText(error)}
      </FailureState>
    );
  }
  return (
    <LoadingState label={t('rules:loading')}>
      <Skeleton height={420} radius={18} />
    </LoadingState>
  );
}
