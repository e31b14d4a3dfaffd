import { ZERO_CENTS } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './figures-page.module.css';

type Figures = Pick<ReplyOf<'getEmployerFigures'>, 'states' | 'obligationsTotalCents' | 'ahead'>;

/** Where things stand today, in four figures. */
export function TodayRow({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('figures');
  const { number, euro } = useFormat();
  const active = figures.states.find(({ state }) => state === 'ACTIVE');
  const { ahead, obligationsTotalCents } = figures;
  const facts = [
    { name: 'active', value: number(active?.orders ?? 0) },
    { name: 'rate', value: euro(active?.monthlyRateCents ?? ZERO_CENTS) },
    { name: 'owed', value: euro(obligationsTotalCents) },
    { name: 'ahead', value: euro(ahead.rateOverTermCents) },
  ] as const;
  return (
    <dl className={classes['row']} data-card>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`today.${name}`, { count: ahead.orders })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
