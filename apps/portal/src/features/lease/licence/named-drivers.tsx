import { Button } from '@mantine/core';
import type { LeaseDrivers } from '@stromwandel/api-spec';
import { useState } from 'react';
import { FailureNotice, failureOf } from '../../../api/failure-notice.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../product/desk/confirm-dialog.tsx';
import { driverTone, type NamedDriver } from '../../../product/licence/lease-drivers.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { InviteDriver } from './invite-driver.tsx';
import parts from '../car-part.module.css';
import classes from './licence.module.css';

interface NamedDriversProps {
  readonly leaseId: number;
  readonly drivers: LeaseDrivers;
}

/** Who may drive besides the employee, and how to invite one more. */
export function NamedDrivers({ leaseId, drivers }: NamedDriversProps) {
  const { t } = useTranslation('lease');
  const { number } = useFormat();
  const { circle, mostDrivers: most, licence } = drivers;
  const named = drivers.drivers.filter(({ state }) => state !== 'ENDED').length;
  return (
    <SectionCard
      title={t('drivers.title')}
      description={t(`drivers.circles.${circle}`, { count: most, formatted: number(most) })}
    >
      <div className={parts['form']}>
        {drivers.drivers.length === 0 ? (
          <p>{t('drivers.none')}</p>
        ) : (
          <ul className={classes['people']}>
            {drivers.drivers.map((driver) => (
              <Person key={driver.id} leaseId={leaseId} driver={driver} />
            ))}
          </ul>
        )}
        {licence !== null && circle !== 'NONE' && named < most && (
          <InviteDriver leaseId={leaseId} isPartnerOnly={circle === 'PARTNER'} />
        )}
        {licence !== null && circle !== 'NONE' && named >= most && (
          <p className={parts['quiet']}>{t('drivers.full', { count: most, formatted: number(most) })}</p>
        )}
      </div>
    </SectionCard>
  );
}

function Person({ leaseId, driver }: { readonly leaseId: number; readonly driver: NamedDriver }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const end = useApiMutation('endDriver', { outdates: ['listDrivers'] });
  const { id, name, email, relation, state, standing, invitedUntil, dueOn } = driver;
  const badge = standing === null ? t(`drivers.states.${state}`) : t(`licence.standings.${standing}`);
  const shownName = name ?? '';
  return (
    <li>
      <div className={classes['person']}>
        <strong>{shownName}</strong>
        <span className={parts['quiet']}>
          {[t(`drivers.relations.${relation}`), email].filter(Boolean).join(' · ')}
        </span>
        <StatusBadge tone={driverTone(driver)}>{badge}</StatusBadge>
        {state === 'INVITED' && (
          <span className={parts['quiet']}>{t('drivers.until', { date: date(invitedUntil) })}</span>
        )}
        {state === 'ACTIVE' && dueOn !== null && (
          <span className={parts['quiet']}>{t('drivers.due', { date: date(dueOn) })}</span>
        )}
        {state === 'ENDED' && <span className={parts['quiet']}>{t('drivers.gone')}</span>}
      </div>
      {end.error !== null && <FailureNotice title={t('licence.refused')} failure={failureOf(end.error)} />}
      {state !== 'ENDED' && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={t('drivers.endNamed', { name: shownName })}
          onClick={() => setIsAsking(true)}
        >
          {t('drivers.end')}
        </Button>
      )}
      <ConfirmDialog
        title={t('drivers.endNamed', { name: shownName })}
        action={t('drivers.end')}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end.mutate({ params: { leaseId: String(leaseId), driverId: String(id) } })}
      >
        {t('drivers.endAsk')}
      </ConfirmDialog>
    </li>
  );
}
