import type { EmployerOrderSheet } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import classes from './conversion-figures.module.css';

type Figures = Pick<EmployerOrderSheet, 'totalMonthlyGrossCostEur' | 'totalOverTermEur' | 'durationMonths'>;

/** What is converted: in a month, and over the term. */
export function ConversionFigures({ totalMonthlyGrossCostEur, totalOverTermEur, durationMonths }: Figures) {
  const { t } = useTranslation('desk');
  const { euro } = useFormat();
  return (
    <div className={classes['figures']}>
      <HeroRate size="order" label={t('conversion')} amount={euro(totalMonthlyGrossCostEur)} />
      <div className={classes['term']}>
        <p className={classes['label']}>{t('overTerm', { months: durationMonths })}</p>
        <p className={classes['amount']}>{euro(totalOverTermEur)}</p>
      </div>
    </div>
  );
}
