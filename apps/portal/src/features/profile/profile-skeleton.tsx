import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './salary-page.module.css';

/** Holds the place of the cards while their data are on their way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['columns']}>
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      <Skeleton height={420} radius={22} />
      <div className={classes['aside']}>
        <Skeleton height={150} radius={22} />
        <Skeleton height={150} radius={22} />
      </div>
    </div>
  );
}
