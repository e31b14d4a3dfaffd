import { Skeleton } from '@mantine/core';
import { legalSections, type LegalPage } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { legalPdfAddress } from '../../navigation/legal-pdf-address.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextPage } from '../../ui/text-page.tsx';

interface LegalTextProps {
  readonly page: LegalPage;
  /** The step that the text speaks of; stands below it. */
  readonly action?: ReactNode;
}

/** A legal text of the provider; sample content carries a mark. */
export function LegalText({ page, action }: LegalTextProps) {
  const { t } = useTranslation(['legal', 'app']);
  const legalText = useApiQuery('getLegalText', { params: { page } });
  const title = t(`legal:${page}.title`);
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <LoadState
        query={legalText}
        heading={<PageTitle title={title} />}
        failed={t('legal:loadFailed')}
        // As high as the window: what stands below must not move when the text comes.
        skeleton={<Skeleton height="100vh" radius={22} />}
      >
        {(published) => <PublishedText title={title} legalText={published} action={action} />}
      </LoadState>
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
            {publishedAt !== null && (
              <>
                {' · '}
                <Link to={paths.legalVersion(page, version)}>{t('allVersions')}</Link>
              </>
            )}
          </p>
        </>
      }
    />
  );
}
