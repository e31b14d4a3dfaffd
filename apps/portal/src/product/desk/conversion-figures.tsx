import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmployerOrderSheet } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import classes from './conversion-figures.module.css';

type Figures = Pick<
  EmployerOrderSheet,
  'totalMonthlyGrossCostCents' | 'totalOverTermCents' | 'durationMonths'
>;

/** The total rate, in a month and over the term. Less the employer's contribution it is what is converted. */
export function ConversionFigures({
  totalMonthlyGrossCostCents,
  totalOverTermCents,
  durationMonths,
}: Figures) {
  const { t } = useTranslation('desk');
  const { euro } = useFormat();
  return (
    <div className={classes['figures']}>
      <HeroRate size="order" label={t('totalRate')} amount={euro(totalMonthlyGrossCostCents)} />
      <div className={classes['term']}>
        <p className={classes['label']}>{t('overTerm', { months: durationMonths })}</p>
        <p className={classes['amount']}>{euro(totalOverTermCents)}</p>
      </div>
    </div>
  );
}
