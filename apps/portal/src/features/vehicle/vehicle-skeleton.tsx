import { Skeleton } from '@mantine/core';
import classes from './vehicle-view.module.css';

/** The shape of the page while the car is on its way. */
export function VehicleSkeleton() {
  return (
    <div className={classes['columns']} style={{ paddingTop: 56 }}>
      <div className={classes['main']}>
        <Skeleton height={370} radius={22} />
        <Skeleton height={60} width="50%" />
        <Skeleton height={290} radius={22} />
      </div>
      <div className={classes['price']}>
        <Skeleton height={640} radius={22} />
      </div>
    </div>
  );
}
