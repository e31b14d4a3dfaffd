import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './chart.module.css';

interface StateCardProps {
  readonly states: ReplyOf<'getEmployerFigures'>['states'];
}

/** Orders by where they stand: a table whose rows carry their bars. */
export function StateCard({ states }: StateCardProps) {
  const { t } = useTranslation('figures');
  const { number, euro } = useFormat();
  const most = Math.max(1, ...states.map(({ orders }) => orders));
  return (
    <SectionCard compact title={t('states.title')} description={t('states.text')}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('states.state')}</th>
            <th scope="col">{t('states.orders')}</th>
            <th scope="col">{t('states.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, orders, monthlyRateCents }) => (
            <tr key={state}>
              <th scope="row">
                {t(`states.names.${state}`)}
                <svg
                  className={classes['stateBar']}
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={(orders / most) * 100} height="4" rx="1" fill="currentColor" />
                </svg>
              </th>
              <td>{number(orders)}</td>
              <td>{euro(monthlyRateCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
