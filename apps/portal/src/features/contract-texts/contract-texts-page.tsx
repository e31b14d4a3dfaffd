import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { paths } from '../../navigation/paths.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { VersionList } from './version-list.tsx';

/** The versions of the texts of contracts: which holds, who made them, and the way to a new one. */
export default function ContractTextsPage() {
  const { t } = useTranslation(['contractTexts', 'app']);
  return (
    <DeskPage desk="provider" title={t('contractTexts:title')}>
      <PageTitle title={t('contractTexts:title')} lead={t('contractTexts:lead')} />
      <SectionCard title={t('contractTexts:list.title')}>
        <Versions />
      </SectionCard>
    </DeskPage>
  );
}

function Versions() {
  const { t } = useTranslation(['contractTexts', 'app']);
  const problemText = useProblemText();
  const versions = useApiQuery('listContractTexts', {});
  if (versions.data !== undefined) {
    return (
      <>
        {!versions.data.some(({ state }) => state === 'DRAFT') && <NewDraft />}
        <VersionList versions={versions.data} />
      </>
    );
  }
  if (versions.isError) {
    return (
      <FailureState
        title={t('contractTexts:failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void versions.refetch()}
        retrying={versions.isFetching}
      >
        {problemText(versions.error)}
      </FailureState>
    );
  }
  return (
    <LoadingState label={t('contractTexts:loading')}>
      <Skeleton height={160} radius={18} />
    </LoadingState>
  );
}

function NewDraft() {
  const { t } = useTranslation('contractTexts');
  const navigate = useNavigate();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const draft = useApiMutation('draftContractTexts', {
    outdates: ['listContractTexts'],
    onSuccess: ({ number }) => navigate(paths.providerContractText(number)),
    onError: (error) => toast('error', problemText(error)),
  });
  return (
    <div>
      <Button loading={draft.isPending} onClick={() => draft.mutate({})}>
        {t('list.draft')}
      </Button>
    </div>
  );
}
