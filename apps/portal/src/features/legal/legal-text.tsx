import { Skeleton } from '@mantine/core';
import { legalSections, type LegalPage, type ReplyOf } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { legalPdfAddress } from '../../navigation/legal-pdf-address.ts';
import { FailureState } from '../../ui/failure-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextPage } from '../../ui/text-page.tsx';

interface LegalTextProps {
  readonly page: LegalPage;
  /** The step that the text speaks of; stands below it. */
  readonly action?: ReactNode;
}

/** A legal text of the provider; sample content is marked as such. */
export function LegalText({ page, action }: LegalTextProps) {
  const { t } = useTranslation(['legal', 'app']);
  const problemText = useProblemText();
  const legalText = useApiQuery('getLegalText', { params: { page } });
  const title = t(`legal:${page}.title`);
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      {legalText.data !== undefined ? (
        <PublishedText title={title} legalText={legalText.data} action={action} />
      ) : (
        <>
          <PageTitle title={title} />
          {legalText.isError ? (
            <FailureState
              title={t('legal:loadFailed')}
              retryLabel={t('app:retry')}
              retrying={legalText.isFetching}
              onRetry={() => void legalText.refetch()}
            >
              {problemText(legalText.error)}
            </FailureState>
          ) : (
            <LoadingState label={t('app:loading')}>
              {/* As high as the window: what stands below must not move when the text comes. */}
              <Skeleton height="100vh" radius={22} />
            </LoadingState>
          )}
        </>
      )}
    </>
  );
}

interface PublishedTextProps {
  readonly title: string;
  readonly legalText: ReplyOf<'getLegalText'>;
  readonly action: ReactNode;
}

function PublishedText({ title, legalText, action }: PublishedTextProps) {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  const language = useLanguage();
  const { page, version, publishedAt, text } = legalText;
  const { lead, sections } = legalSections(text[language]);
  const [first, ...others] = lead;
  return (
    <TextPage
      title={title}
      lead={first ?? ''}
      notice={legalText.isPlaceholder && <Notice tone="info">{t('placeholder')}</Notice>}
      paragraphs={others}
      sections={sections}
      action={
        <>
          {action}
          <p>
            {publishedAt !== null && `${t('version', { version, date: date(publishedAt) })} · `}
            <a href={legalPdfAddress(page, language)}>{t('pdf')}</a>
          </p>
        </>
      }
    />
  );
}
