import { Button } from '@mantine/core';
import type { LeaseDrivers } from '@stromwandel/api-spec';
import { FailureNotice, failureOf } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { driverTone, isForbidden, STANDING_TONES } from '../../product/licence/lease-drivers.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './fleet.module.css';

interface LicencePartProps {
  readonly lease: { readonly id: number };
  /** One of several cards below each other. */
  readonly compact?: boolean;
}

/** Who may drive a leased car, for a desk: result and day of the check, and named drivers. */
export function LicencePart({ lease, compact = false }: LicencePartProps) {
  const { t } = useTranslation('fleet');
  const drivers = useApiQuery('listDrivers', { params: { leaseId: String(lease.id) } });
  return (
    <SectionCard compact={compact} title={t('tabs.licence')}>
      <LoadState query={drivers} failed={t('licence.failed')} label={t('licence.loading')}>
        {(loaded) => <Loaded leaseId={lease.id} drivers={loaded} />}
      </LoadState>
    </SectionCard>
  );
}

function Loaded({ leaseId, drivers }: { readonly leaseId: number; readonly drivers: LeaseDrivers }) {
  const { t } = useTranslation('fleet');
  const { date, number } = useFormat();
  const { licence, activeDrivers: count } = drivers;
  const fact = (label: string, day: string | null) => (day === null ? [] : [{ label, value: date(day) }]);
  return (
    <div className={classes['form']}>
      {licence === null ? (
        <p>{t('licence.notNow')}</p>
      ) : (
        <>
          <div>
            <StatusBadge tone={STANDING_TONES[licence.standing]}>
              {t(`licence.standings.${licence.standing}`)}
            </StatusBadge>
          </div>
          {isForbidden(licence.standing) && (
            <Notice tone="danger" title={t('licence.forbidden')}>
              {t('licence.forbiddenText')}
            </Notice>
          )}
          <FactList
            facts={[
              ...fact(t('licence.lostOn'), licence.lostOn),
              ...fact(t('licence.checkedOn'), licence.checkedOn),
              ...fact(
                licence.standing === 'OVERDUE' ? t('licence.dueSince') : t('licence.dueOn'),
                licence.dueOn,
              ),
              { label: t('licence.interval'), value: t(`licence.intervals.${drivers.interval}`) },
            ]}
          />
          {drivers.checkable && licence.standing === 'VALID' && <AskButton leaseId={leaseId} />}
        </>
      )}
      <p>{t('licence.drivers', { count, formatted: number(count) })}</p>
      {drivers.drivers.length > 0 && (
        <ul className={classes['packages']}>
          {drivers.drivers.map((driver) => (
            <li key={driver.id}>
              {driver.name} ({t(`licence.relations.${driver.relation}`)}){' '}
              <StatusBadge tone={driverTone(driver)}>
                {driver.standing === null
                  ? t(`licence.states.${driver.state}`)
                  : t(`licence.standings.${driver.standing}`)}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Asks the employee for a check today. */
function AskButton({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('fleet');
  const toast = useToast('order');
  const ask = useApiMutation('checkLicence', { outdates: ['listDrivers'] });
  return (
    <>
      {ask.error !== null && <FailureNotice title={t('licence.askFailed')} failure={failureOf(ask.error)} />}
      <div>
        <Button
          variant="default"
          loading={ask.isPending}
          onClick={() =>
            ask.mutate(
              { params: { leaseId: String(leaseId) } },
              { onSuccess: () => toast('success', t('licence.asked')) },
            )
          }
        >
          {t('licence.ask')}
        </Button>
      </div>
    </>
  );
}
