import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import type { LeaseReading } from './distance.ts';
import classes from './lease-distance.module.css';

interface ReadingListProps {
  readonly readings: readonly LeaseReading[];
  readonly action?: ((reading: LeaseReading) => ReactNode) | undefined;
}

const FEW = 3;

/** Readings, the latest first; three at the beginning. */
export function ReadingList({ readings, action }: ReadingListProps) {
  const { t } = useTranslation('distance');
  const { unit, date } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  if (readings.length === 0) return null;
  const shown = showsAll ? readings : readings.slice(0, FEW);
  return (
    <div>
      <h3 className={classes['heading']}>{t('readings')}</h3>
      <ul className={classes['readings']}>
        {shown.map((reading) => (
          <li key={reading.id}>
            <span>
              <strong>{unit(reading.km, 'km')}</strong>{' '}
              <span className={classes['quiet']}>
                {t(`source.${reading.source}`, { day: date(reading.day) })}
                {reading.photo !== null && `, ${t('withPhoto')}`}
              </span>
            </span>
            {action?.(reading)}
          </li>
        ))}
      </ul>
      {shown.length < readings.length && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          {t('all', { count: readings.length })}
        </Button>
      )}
    </div>
  );
}
