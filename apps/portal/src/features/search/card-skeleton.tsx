import { Skeleton } from '@mantine/core';
import classes from './card-skeleton.module.css';

/** The shape of a card while its car is on the way. */
export function CardSkeleton() {
  return (
    <div className={classes['card']}>
      <Skeleton height={160} radius={0} />
      <div className={classes['body']}>
        <Skeleton height={14} width="30%" />
        <Skeleton height={24} width="60%" />
        <Skeleton height={54} width="45%" mt={18} />
        <Skeleton height={10} mt={6} />
        <Skeleton height={96} mt={18} />
        <Skeleton height={14} width="80%" mt={8} />
      </div>
    </div>
  );
}
