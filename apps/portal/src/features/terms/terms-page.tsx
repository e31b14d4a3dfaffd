import { Button, Skeleton } from '@mantine/core';
import { legalSections } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ActionLink } from '../../navigation/action-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';
import { useAuthData } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './terms-page.module.css';

/** The terms in force; a signed-in person accepts them here and goes on to where they were asked for. */
export default function TermsPage() {
  const { t } = useTranslation(['terms', 'app']);
  const { date } = useFormat();
  const language = useLanguage();
  const [query] = useSearchParams();
  const signedIn = useAuthData() !== null;
  const terms = useApiQuery('getTerms', {});
  const acceptance = useApiMutation('acceptTerms', {
    outdates: ['getTerms', 'getMe'],
  });
  const versionOf = ({ version, publishedAt }: ReplyOf<'getTerms'>) =>
    publishedAt === null
      ? t('terms:version', { version })
      : t('terms:versionOf', { version, date: date(publishedAt) });
  const accepted = terms.data !== undefined && terms.data.acceptedVersion === terms.data.version;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('terms:title') })}</title>
      <PageTitle
        title={t('terms:title')}
        // Keeps its line until it is known.
        lead={terms.isPending ? '\u00a0' : terms.data && versionOf(terms.data)}
      />
      <LoadState query={terms} failed={t('terms:failed')} skeleton={<Skeleton height={480} radius={22} />}>
        {(current) => (
          <div className={classes['card']} data-card>
            <TermsText text={current.text[language]} />
            <OtherVersions terms={current} />
            {signedIn && (
              <div className={classes['decision']}>
                {accepted ? (
                  <Notice tone="gain">{t(acceptance.isSuccess ? 'terms:thanks' : 'terms:accepted')}</Notice>
                ) : (
                  <p>{t(current.acceptedVersion === null ? 'terms:acceptHint' : 'terms:outdated')}</p>
                )}
                {acceptance.isError && (
                  <FailureNotice title={t('terms:saveFailed')} failure={acceptance.error} />
                )}
                {accepted ? (
                  <ActionLink to={safeCallbackPath(query.get('callbackPath')) ?? paths.search()}>
                    {t('terms:continue')}
                  </ActionLink>
                ) : (
                  <Button
                    loading={acceptance.isPending}
                    onClick={() => acceptance.mutate({ body: { version: current.version } })}
                  >
                    {t('terms:accept')}
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </LoadState>
    </>
  );
}

interface TermsTextProps {
  readonly text: string;
}

function TermsText({ text }: TermsTextProps) {
  const { lead, sections } = legalSections(text);
  return (
    <div className={classes['text']}>
      {lead.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The version that the person accepted before the one in force, and all others. */
function OtherVersions({ terms }: { readonly terms: ReplyOf<'getTerms'> }) {
  const { t } = useTranslation('terms');
  const { number, acceptedNumber } = terms;
  if (number === 0) return null;
  return (
    <p className={classes['versions']}>
      {acceptedNumber !== null && acceptedNumber !== number && (
        <Link to={paths.legalVersion('terms', acceptedNumber)}>{t('acceptedVersion')}</Link>
      )}
      <Link to={paths.legalVersion('terms', number)}>{t('allVersions')}</Link>
    </p>
  );
}
