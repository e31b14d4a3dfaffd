import { Button } from '@mantine/core';
import type { LeaseDrivers } from '@stromwandel/api-spec';
import { Link } from 'react-router';
import { FailureNotice, failureOf } from '../../../api/failure-notice.tsx';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useKeptFocus } from '../../../feedback/use-kept-focus.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CheckTrouble } from './check-trouble.tsx';
import { NamedDrivers } from './named-drivers.tsx';
import { ForbiddenNotice, LossButton, StandingBadge } from './standing-parts.tsx';
import parts from '../car-part.module.css';

const POLL_MS = 3_000;

/** Licence and drivers of an own lease. */
export function OwnLicence({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('lease');
  useKeptFocus();
  const drivers = useApiQuery(
    'listDrivers',
    { params: { leaseId: String(leaseId) } },
    {
      // The provider of the check answers a moment after the person has come back.
      refetchInterval: ({ state }) =>
        ['OPEN', 'IN_REVIEW'].includes(state.data?.details?.check?.state ?? '') ? POLL_MS : false,
    },
  );
  return (
    <div className={parts['frame']}>
      <Link to={`${paths.car()}?lease=${leaseId}`} className={parts['back']}>
        {t('fines.back')}
      </Link>
      <LoadState query={drivers} failed={t('licence.failed')} label={t('licence.loading')}>
        {(loaded) => (
          <>
            <LicenceCard leaseId={leaseId} drivers={loaded} />
            <NamedDrivers leaseId={leaseId} drivers={loaded} />
          </>
        )}
      </LoadState>
    </div>
  );
}

interface LicenceCardProps {
  readonly leaseId: number;
  readonly drivers: LeaseDrivers;
}

function LicenceCard({ leaseId, drivers }: LicenceCardProps) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { licence, details, checkable } = drivers;
  if (licence === null) {
    return (
      <SectionCard title={t('licence.own')}>
        <p>{t('licence.notNow')}</p>
      </SectionCard>
    );
  }
  const { standing, checkedOn, dueOn, graceUntil, lostOn } = licence;
  const fact = (label: string, day: string | null | undefined) => (day ? [{ label, value: date(day) }] : []);
  const classesText = details?.classes.join(', ') ?? '';
  return (
    <SectionCard title={t('licence.own')} description={t(`licence.intervals.${drivers.interval}`)}>
      <div className={parts['form']}>
        <StandingBadge standing={standing} />
        <ForbiddenNotice standing={standing} reader="licence" />
        <FactList
          facts={[
            ...fact(t('licence.lostOn'), lostOn),
            ...fact(t('licence.checkedOn'), checkedOn),
            ...fact(standing === 'OVERDUE' ? t('licence.dueSince') : t('licence.dueOn'), dueOn),
            ...(standing === 'DUE' ? fact(t('licence.graceUntil'), graceUntil) : []),
            ...(classesText === '' ? [] : [{ label: t('licence.classes'), value: classesText }]),
            ...fact(t('licence.validUntil'), details?.validUntil),
          ]}
        />
        {details && standing !== 'VALID' && <CheckTrouble check={details.check} />}
        <Actions leaseId={leaseId} isCheckable={checkable} isLost={standing === 'LOST'} />
        <p className={parts['quiet']}>{t('licence.seen')}</p>
      </div>
    </SectionCard>
  );
}

interface ActionsProps {
  readonly leaseId: number;
  readonly isCheckable: boolean;
  readonly isLost: boolean;
}

function Actions({ leaseId, isCheckable, isLost }: ActionsProps) {
  const { t } = useTranslation('lease');
  const params = { leaseId: String(leaseId) };
  const check = useApiMutation('checkLicence', { outdates: ['listDrivers'] });
  const lose = useApiMutation('reportLicenceLoss', { outdates: ['listDrivers'] });
  const failure = check.error ?? lose.error;
  return (
    <>
      {failure !== null && <FailureNotice title={t('licence.refused')} failure={failureOf(failure)} />}
      <div className={parts['buttons']}>
        {isCheckable && (
          <Button
            loading={check.isPending}
            onClick={() =>
              check.mutate({ params }, { onSuccess: (page) => page !== null && window.location.assign(page) })
            }
          >
            {t('licence.check')}
          </Button>
        )}
        {!isLost && (
          <LossButton
            isPending={lose.isPending}
            question={t('licence.loseAsk')}
            onReport={() => lose.mutate({ params })}
          />
        )}
      </div>
    </>
  );
}
