import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import classes from './second-factor.module.css';

/** How a person signs in beside the password: the sections of the account page. */
export function SignInMethods() {
  const { t } = useTranslation('security');
  const methods = useApiQuery('getSignInMethods', {});
  return (
    <LoadState query={methods} failed={t('loadFailed')} skeleton={<Skeleton height={280} radius="lg" />}>
      {(loaded) => (
        <div className={classes['sections']}>
          <AppSection methods={loaded} />
          <PasskeySection methods={loaded} />
        </div>
      )}
    </LoadState>
  );
}
