import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './figures-page.module.css';

type Figures = Pick<ReplyOf<'getEmployerFigures'>, 'states' | 'obligationsTotalEur' | 'ahead'>;

/** Where things stand today, in four figures. */
export function TodayRow({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('figures');
  const { number, euro } = useFormat();
  const active = figures.states.find(({ state }) => state === 'ACTIVE');
  const { ahead, obligationsTotalEur } = figures;
  const facts = [
    { name: 'active', value: number(active?.orders ?? 0) },
    { name: 'rate', value: euro(active?.monthlyRateEur ?? 0) },
    { name: 'owed', value: euro(obligationsTotalEur) },
    { name: 'ahead', value: euro(ahead.rateOverTermEur) },
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
