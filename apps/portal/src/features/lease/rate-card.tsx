import { subtractCents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { RateBar } from '../../ui/rate-bar.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

/** What the car costs of take-home pay each month, and the conversion that it comes from. */
export function RateCard({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const { euro } = useFormat();
  const { netRateCents, conversionCents } = lease;
  const [net, gross] = [euro(netRateCents), euro(conversionCents)];
  return (
    <div className={classes['card']} data-card>
      <HeroRate label={t('rate.label')} amount={net} size="card" />
      <RateBar
        rateCents={netRateCents}
        comparisonCents={conversionCents}
        alternative={t('rate.alternative', { net, gross })}
      />
      <div className={classes['below']}>
        <span>{t('rate.gross', { amount: gross })}</span>
        {conversionCents > netRateCents && (
          <strong>{t('rate.less', { amount: euro(subtractCents(conversionCents, netRateCents)) })}</strong>
        )}
      </div>
      <p className={classes['quiet']}>{t('rate.note')}</p>
    </div>
  );
}
