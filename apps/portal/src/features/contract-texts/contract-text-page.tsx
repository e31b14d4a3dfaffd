import { Skeleton } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { DeskPage } from '../../desk/desk-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { PreviewButtons } from './preview-buttons.tsx';
import { TextDifferences } from './text-differences.tsx';
import { VersionActs, VersionBadges } from './version-list.tsx';
import classes from './contract-texts.module.css';

/** One version of the texts: a draft to edit and publish, or a published one to read. */
export default function ContractTextPage() {
  const { number = '' } = useParams();
  return (
    <DeskPage desk="provider">
      <p>
        <BackLink />
      </p>
      <Version number={number} />
    </DeskPage>
  );
}

function BackLink() {
  const { t } = useTranslation('contractTexts');
  return <Link to={paths.providerContractTexts()}>{t('back')}</Link>;
}

function Version({ number }: { readonly number: string }) {
  const { t } = useTranslation(['contractTexts', 'app']);
  const problemText = useProblemText();
  const texts = useApiQuery('getContractTexts', { params: { number } });
  if (texts.error instanceof ApiError && texts.error.status === 404) return <NotFound />;
  if (texts.isError) {
    return (
      <FailureState
        page
        title={t('contractTexts:failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void texts.refetch()}
        retrying={texts.isFetching}
      >
        {problemText(texts.error)}
      </FailureState>
    );
  }
  if (texts.data === undefined) {
    return (
      <LoadingState page label={t('contractTexts:loading')}>
        <Skeleton height={420} radius={18} />
      </LoadingState>
    );
  }
  const { data } = texts;
  const title = t('contractTexts:version', { name: data.name });
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} />
      <p className={classes['head']}>
        <VersionBadges version={data} />
      </p>
      <VersionActs version={data} />
      <div className={classes['versionCards']}>
        {data.state === 'DRAFT' ? (
          <DraftEditor key={data.number} texts={data} />
        ) : (
          <SectionCard title={t('contractTexts:preview.title')} description={t('contractTexts:preview.lead')}>
            <PreviewButtons number={data.number} name={data.name} />
          </SectionCard>
        )}
        {data.differences !== null && <TextDifferences differences={data.differences} />}
        {data.state !== 'DRAFT' && (
          <SectionCard title={t('contractTexts:reading')}>
            {[{ heading: data.title, source: data.opening }, ...data.sections].map((section) => (
              <section key={section.heading}>
                <h3 className={classes['heading']}>{section.heading}</h3>
                <p className={classes['source']} lang="de">
                  {section.source}
                </p>
              </section>
            ))}
          </SectionCard>
        )}
      </div>
    </>
  );
}
