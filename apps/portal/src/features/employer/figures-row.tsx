import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './figures-row.module.css';

interface FiguresRowProps {
  readonly figures: ReplyOf<'listEmployerOrders'>['figures'];
}

/** How much waits and what was approved, in four figures. */
export function FiguresRow({ figures }: FiguresRowProps) {
  const { t } = useTranslation('employer');
  const { number, euro } = useFormat();
  const { waiting, waitingLong, longWaitDays, approved, monthlyConversionCents } = figures;
  return (
    <dl className={classes['row']} data-card>
      <div>
        <dt>{t('figures.waiting')}</dt>
        <dd>{number(waiting)}</dd>
      </div>
      <div>
        <dt>{t('figures.long', { count: longWaitDays })}</dt>
        <dd>{number(waitingLong)}</dd>
      </div>
      <div>
        <dt>{t('figures.approved')}</dt>
        <dd>{number(approved)}</dd>
      </div>
      <div>
        <dt>{t('figures.monthly')}</dt>
        <dd>{euro(monthlyConversionCents)}</dd>
      </div>
    </dl>
  );
}
