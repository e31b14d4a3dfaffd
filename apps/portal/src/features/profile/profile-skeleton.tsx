import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../ui/loading-state.tsx';
import classes from './salary-page.module.css';

/** Holds the place of the cards while their data are on their way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <LoadingState label={t('loading')}>
      <div className={classes['columns']}>
        <Skeleton height={420} radius={22} />
        <div className={classes['aside']}>
          <Skeleton height={150} radius={22} />
          <Skeleton height={150} radius={22} />
        </div>
      </div>
    </LoadingState>
  );
}
