import { Skeleton } from '@mantine/core';
import { ApiError, LEGAL_PAGES, legalSections, type LegalPage } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useParams } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { legalPdfAddress } from '../../navigation/legal-pdf-address.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextPage } from '../../ui/text-page.tsx';
import classes from './legal-version-page.module.css';

const VERSION = /^\d{1,6}$/;

/** One version of a legal text, also one that no longer holds, and the way to the others. */
export default function LegalVersionPage() {
  const { page: asked, version = '' } = useParams();
  const page = LEGAL_PAGES.find((one) => one === asked);
  if (page === undefined || !VERSION.test(version)) return <NotFound />;
  return <LegalVersion page={page} version={version} />;
}

function LegalVersion({ page, version }: { readonly page: LegalPage; readonly version: string }) {
  const { t } = useTranslation(['legal', 'app']);
  const found = useApiQuery('getLegalVersion', { params: { page, version } });
  const title = t(`legal:${page}.title`);
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFound />;
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <LoadState
        query={found}
        heading={<PageTitle title={title} />}
        failed={t('legal:loadFailed')}
        skeleton={<Skeleton height="100vh" radius={22} />}
      >
        {(loaded) => <VersionText title={title} loaded={loaded} />}
      </LoadState>
    </>
  );
}

interface VersionTextProps {
  readonly title: string;
  readonly loaded: ReplyOf<'getLegalVersion'>;
}

function VersionText({ title, loaded: { page, version, text } }: VersionTextProps) {
  const versions = useApiQuery('listLegalVersions', { params: { page } });
  const { t } = useTranslation('legal');
  const versionName = useVersionName();
  const language = useLanguage();
  const { lead, sections } = legalSections(text[language]);
  const newest = versions.data?.[0]?.version;
  const shown = versions.data?.find((one) => one.version === version);
  return (
    <TextPage
      title={title}
      lead={shown && versionName(shown)}
      notice={
        newest !== undefined &&
        newest !== version && (
          <Notice tone="warn">
            {t('outdated')} <Link to={paths[page]()}>{t('toCurrent')}</Link>
          </Notice>
        )
      }
      paragraphs={lead}
      sections={sections}
      action={
        <>
          <p>
            <a href={legalPdfAddress(page, language, version)}>{t('pdf')}</a>
          </p>
          <LoadState query={versions} failed={t('versionsFailed')}>
            {(all) => <VersionLinks page={page} shown={version} versions={all} />}
          </LoadState>
        </>
      }
    />
  );
}

function useVersionName(): (version: ReplyOf<'listLegalVersions'>[number]) => string {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  return ({ version, publishedAt }) =>
    publishedAt === null ? t('firstVersion') : t('version', { version, date: date(publishedAt) });
}

interface VersionLinksProps {
  readonly page: LegalPage;
  readonly shown: number;
  readonly versions: ReplyOf<'listLegalVersions'>;
}

function VersionLinks({ page, shown, versions }: VersionLinksProps) {
  const { t } = useTranslation('legal');
  const versionName = useVersionName();
  return (
    <nav aria-label={t('allVersions')}>
      <h2>{t('allVersions')}</h2>
      <ul className={classes['versions']}>
        {versions.map((one) => (
          <li key={one.version}>
            <Link
              to={paths.legalVersion(page, one.version)}
              aria-current={one.version === shown ? 'page' : undefined}
            >
              {versionName(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
