import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskCards } from '../../desk/desk-cards.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
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
    <DeskPage desk="employer" title={t('registerCodes:title')}>
      <PageTitle title={t('registerCodes:title')} lead={t('registerCodes:lead')} />
      <DeskCards>
        <SectionCard title={t('registerCodes:list.title')}>
          <Codes />
        </SectionCard>
        <SectionCard title={t('registerCodes:form.title')} description={t('registerCodes:form.description')}>
          <NewCodeForm />
        </SectionCard>
      </DeskCards>
    </DeskPage>
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
