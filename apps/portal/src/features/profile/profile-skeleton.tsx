import { Skeleton } from '@mantine/core';
import classes from './salary-page.module.css';

/** Holds the place of the cards while their data are on their way. */
export function ProfileSkeleton() {
  return (
    <div className={classes['columns']}>
      <Skeleton height={420} radius={22} />
      <div className={classes['aside']}>
        <Skeleton height={150} radius={22} />
        <Skeleton height={150} radius={22} />
      </div>
    </div>
  );
}
