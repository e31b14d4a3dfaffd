import { Button, Skeleton } from '@mantine/core';
import { cents, subtractCents, type Cents } from '@stromwandel/kernel';
import { useState } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './month.module.css';

type Comparison = ReplyOf<'getCommuteComparison'>;
type Method = NonNullable<Comparison['method']>;

const OTHER = { FLAT_003: 'SINGLE_TRIPS_0002', SINGLE_TRIPS_0002: 'FLAT_003' } as const;

/** Both methods of a year, and the change of the method: of the month's year, or of the next one. */
export function MethodCard({ month }: { readonly month: string }) {
  const { t } = useTranslation('month');
  const [isNext, setIsNext] = useState(false);
  const thisYear = Number(month.slice(0, 4));
  const today = useToday();
  const next = Number(today.slice(0, 4)) + 1;
  const year = isNext ? next : thisYear;
  const comparison = useApiQuery('getCommuteComparison', { query: { year: String(year) } });
  return (
    <LoadState
      query={comparison}
      failed={t('method.failed')}
      label={t('method.loading')}
      skeleton={<Skeleton height={180} radius={22} />}
    >
      {(loaded) =>
        loaded.method === null && !isNext ? null : (
          <SectionCard compact title={t('method.title', { year })}>
            <div className={classes['stack']}>
              {loaded.method === null ? (
                <p>{t('method.noCar', { year })}</p>
              ) : (
                <YearByMethods comparison={loaded} method={loaded.method} />
              )}
              <div>
                <Button variant="subtle" onClick={() => setIsNext(!isNext)}>
                  {t('method.showYear', { year: isNext ? thisYear : next })}
                </Button>
              </div>
            </div>
          </SectionCard>
        )
      }
    </LoadState>
  );
}

interface YearProps {
  readonly comparison: Comparison;
  readonly method: Method;
}

const amountOf = ({ flatCents, singleTripsCents }: Comparison['benefit'], method: Method): Cents =>
  method === 'FLAT_003' ? flatCents : singleTripsCents;

function YearByMethods({ comparison, method }: YearProps) {
  const { t } = useTranslation('month');
  const { euroCents, euro } = useFormat();
  const { year, net, benefit, reported, cheaper, isChangeable } = comparison;
  const { reportedMonths, reportedTrips, expectedTrips } = comparison;
  const of = net ?? benefit;
  const difference = cents(Math.abs(subtractCents(of.flatCents, of.singleTripsCents)));
  const verdict = cheaper === null ? 'equal' : cheaper === method ? 'best' : 'other';
  return (
    <>
      <p>{t(`method.now.${method}`, { year })}</p>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('method.name')}</th>
            <th scope="col">{t('method.benefit')}</th>
            {net && <th scope="col">{t('method.net')}</th>}
          </tr>
        </thead>
        <tbody>
          {(['SINGLE_TRIPS_0002', 'FLAT_003'] as const).map((one) => (
            <tr key={one}>
              <th scope="row">{t(`method.names.${one}`)}</th>
              <td>{euroCents(amountOf(benefit, one))}</td>
              {net && <td>{t('method.about', { amount: euro(amountOf(net, one)) })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Notice tone={verdict === 'other' ? 'gain' : 'info'}>
        {t(`method.verdict.${verdict}${net ? '' : 'Benefit'}`, {
          cheaper: t(`method.names.${cheaper ?? method}`),
          amount: euro(difference),
          year,
        })}
      </Notice>
      <p className={classes['quiet']}>
        {reportedMonths > 0 &&
          `${t('method.reported', {
            count: reportedTrips,
            single: euroCents(reported.singleTripsCents),
            flat: euroCents(reported.flatCents),
          })} `}
        {expectedTrips > 0 && t('method.expected', { count: expectedTrips })}
      </p>
      {isChangeable && <Change comparison={comparison} to={OTHER[method]} isWorthIt={verdict === 'other'} />}
    </>
  );
}

interface ChangeProps {
  readonly comparison: Comparison;
  readonly to: Method;
  readonly isWorthIt: boolean;
}

/** The change to the other method, which is confirmed. */
function Change({ comparison: { year, changeableUntil }, to, isWorthIt }: ChangeProps) {
  const { t } = useTranslation(['month', 'app']);
  const { date } = useFormat();
  const toast = useToast('profile');
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`month:method.names.${to}`);
  const choose = useApiMutation('chooseCommuteMethod', {
    outdates: ['getCommuteComparison', 'getDriverMonth'],
    onSuccess: () => {
      setIsOpen(false);
      toast('success', t('month:method.changed', { year, name }));
    },
  });
  return (
    <div>
      <Button variant={isWorthIt ? 'filled' : 'default'} onClick={() => setIsOpen(true)}>
        {t('month:method.change', { name })}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('month:method.change', { name })}
        closeLabel={t('app:closeMessage')}
      >
        <div className={classes['stack']}>
          <p>{t(`month:method.confirm.${to}`, { year, day: date(changeableUntil) })}</p>
          {choose.error !== null && (
            <FailureNotice title={t('month:method.notChanged')} failure={choose.error} />
          )}
          <div>
            <Button loading={choose.isPending} onClick={() => choose.mutate({ body: { year, method: to } })}>
              {t('month:method.confirmChange', { year })}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
