import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
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
  const versions = useApiQuery('listContractTexts', {});
  return (
    <LoadState
      query={versions}
      failed={t('contractTexts:failed')}
      label={t('contractTexts:loading')}
      skeleton={<Skeleton height={160} radius={18} />}
    >
      {(loaded) => (
        <>
          {!loaded.some(({ state }) => state === 'DRAFT') && <NewDraft />}
          <VersionList versions={loaded} />
        </>
      )}
    </LoadState>
  );
}

function NewDraft() {
  const { t } = useTranslation('contractTexts');
  const navigate = useNavigate();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const draft = useApiMutation('draftContractTexts', {
    outdates: ['listContractTexts'],
    onSuccess: ({ number }) => navigate(deskPaths.providerContractText(number)),
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
