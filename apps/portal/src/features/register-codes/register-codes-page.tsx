import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { NewCodeForm } from './new-code-form.tsx';
import { RegisterCodeList } from './register-code-list.tsx';
import classes from './register-codes-page.module.css';

/** The codes an employer hands out, with which its people register. */
export default function RegisterCodesPage() {
  const { t } = useTranslation(['registerCodes', 'app']);
  return (
    <RequireSession needs="TENANT_ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('registerCodes:title') })}</title>
        <DeskNavigation desk="employer" />
        <PageTitle title={t('registerCodes:title')} lead={t('registerCodes:lead')} />
        <div className={classes['cards']}>
          <SectionCard title={t('registerCodes:list.title')}>
            <Codes />
          </SectionCard>
          <SectionCard
            title={t('registerCodes:form.title')}
            description={t('registerCodes:form.description')}
          >
            <NewCodeForm />
          </SectionCard>
        </div>
      </div>
    </RequireSession>
  );
}

function Codes() {
  const { t } = useTranslation(['registerCodes', 'app']);
  const problemText = useProblemText();
  const codes = useApiQuery('listRegisterCodes', {});
  if (codes.data !== undefined) {
    return codes.data.length === 0 ? (
      <p className={classes['quiet']}>{t('registerCodes:list.none')}</p>
    ) : (
      <RegisterCodeList codes={codes.data} />
    );
  }
  if (codes.isError) {
    return (
      <FailureState
        title={t('registerCodes:list.failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void codes.refetch()}
        retrying={codes.isFetching}
      >
        {problemText(codes.error)}
      </FailureState>
    );
  }
  return (
    <LoadingState label={t('registerCodes:list.loading')}>
      <Skeleton height={120} radius={18} />
    </LoadingState>
  );
}
