import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { PreviewButtons } from './preview-buttons.tsx';
import { TextDifferences } from './text-differences.tsx';
import { VersionActs, VersionBadges } from './version-list.tsx';
import classes from './contract-texts.module.css';

/** One version of the texts: a draft to edit and publish, or a published one to read. */
export default function ContractTextPage() {
  const { t } = useTranslation('contractTexts');
  const { number = '' } = useParams();
  return (
    <DeskPage desk="provider" back={{ to: deskPaths.providerContractTexts(), label: t('back') }}>
      <Version number={number} />
    </DeskPage>
  );
}

function Version({ number }: { readonly number: string }) {
  const { t } = useTranslation('contractTexts');
  const texts = useApiQuery('getContractTexts', { params: { number } });
  return (
    <LoadState
      query={texts}
      page
      missing={<NotFound />}
      failed={t('failed')}
      label={t('loading')}
      skeleton={<Skeleton height={420} radius={18} />}
    >
      {(data) => <LoadedVersion data={data} />}
    </LoadState>
  );
}

function LoadedVersion({ data }: { readonly data: ReplyOf<'getContractTexts'> }) {
  const { t } = useTranslation(['contractTexts', 'app']);
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
