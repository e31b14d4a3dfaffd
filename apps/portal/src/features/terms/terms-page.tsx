import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { ActionLink } from '../../navigation/action-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';
import { useAuthData } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './terms-page.module.css';

/** The terms in force; a signed-in person accepts them here and goes on to where they were asked for. */
export default function TermsPage() {
  const { t, i18n } = useTranslation(['terms', 'app']);
  const [query] = useSearchParams();
  const signedIn = useAuthData() !== null;
  const terms = useApiQuery('getTerms', {});
  const acceptance = useApiMutation('acceptTerms', {
    outdates: ['getTerms', 'getMe'],
  });
  const accepted = terms.data !== undefined && terms.data.acceptedVersion === terms.data.version;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('terms:title') })}</title>
      <PageTitle
        title={t('terms:title')}
        lead={terms.data && t('terms:version', { version: terms.data.version })}
      />
      <LoadState query={terms} failed={t('terms:failed')} skeleton={<Skeleton height={480} radius={22} />}>
        {(current) => (
          <div className={classes['card']}>
            <div className={classes['text']}>
              {current.text[i18n.language === 'en' ? 'en' : 'de']
                .split(/\n{2,}/)
                .slice(1)
                .map((paragraph) => (
                  <Paragraph key={paragraph} text={paragraph} />
                ))}
            </div>
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

/** A paragraph of the terms; its first line is a heading when it carries a number. */
function Paragraph({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split('\n');
  if (!/^\d+\. /.test(first) || rest.length === 0) return <p>{text}</p>;
  return (
    <section>
      <h2>{first}</h2>
      <p>{rest.join(' ')}</p>
    </section>
  );
}
