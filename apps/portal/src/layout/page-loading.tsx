import { Loader } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './page-loading.module.css';

/** While the code and the texts of a page are on their way. */
export function PageLoading() {
  // Without Suspense: this is what Suspense shows.
  const { t, ready } = useTranslation('app', { useSuspense: false });
  return (
    <div className={classes['loading']}>
      <Loader aria-hidden="true" aria-busy="true" />
      {ready && (
        <h1 className={classes['text']}>
          <output>{t('loading')}</output>
        </h1>
      )}
    </div>
  );
}
