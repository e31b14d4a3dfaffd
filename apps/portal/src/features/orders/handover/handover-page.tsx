import { Button } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './handover-page.module.css';

const IS_GONE: ReadonlySet<string> = new Set(['INVALID_CODE', 'EXPIRED_CODE', 'USED_CODE']);

/** The page of the QR code, on the other device. Only the button uses the code up, not opening the page. */
export default function HandoverPage() {
  const { t } = useTranslation(['workflow', 'app']);
  const { code = '' } = useParams();
  const opening = useApiMutation('openHandover', { onSuccess: (url) => window.location.assign(url) });
  const problem = opening.error instanceof ApiError ? opening.error.problem?.code : undefined;
  const isGone = problem !== undefined && IS_GONE.has(problem);
  const title = t('workflow:handover.title');
  return (
    <div className={classes['page']}>
      <title>{t('app:pageTitle', { page: title })}</title>
      <PageTitle title={title} {...(!isGone && { lead: t('workflow:handover.text') })} />
      {isGone && (
        <Notice tone="warn" role="alert" title={t('workflow:handover.gone')}>
          <p>{t('workflow:handover.goneText')}</p>
        </Notice>
      )}
      {opening.isError && !isGone && <FailureNotice failure={opening.error} />}
      {!isGone && (
        <Button
          onClick={() => opening.mutate({ params: { code } })}
          loading={opening.isPending || opening.isSuccess}
          rightSection={<IconExternalLink size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('workflow:handover.open')}
        </Button>
      )}
    </div>
  );
}
