import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../api/use-api-query.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import classes from './second-factor.module.css';

/** How a person signs in beside the password: the sections of the account page. */
export function SignInMethods() {
  const { t: app } = useTranslation();
  const { t } = useTranslation('security');
  const problemText = useProblemText();
  const methods = useApiQuery('getSignInMethods', {});
  if (methods.isError) {
    return (
      <FailureState
        title={t('loadFailed')}
        retryLabel={app('retry')}
        onRetry={() => void methods.refetch()}
        retrying={methods.isFetching}
      >
        {problemText(methods.error)}
      </FailureState>
    );
  }
  if (methods.data === undefined) {
    return (
      <LoadingState label={app('loading')}>
        <Skeleton height={280} radius="lg" />
      </LoadingState>
    );
  }
  return (
    <div className={classes['sections']}>
      <AppSection methods={methods.data} />
      <PasskeySection methods={methods.data} />
    </div>
  );
}
