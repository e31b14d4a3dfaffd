import { Button } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FailureNotice, failureOf } from '../../../api/failure-notice.tsx';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../product/desk/confirm-dialog.tsx';
import type { Standing } from '../../../product/licence/lease-drivers.ts';
import { linkStateOfPage } from '../../../product/order-link/link-state-of.ts';
import { LinkNotice } from '../../../product/order-link/link-notice.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CheckTrouble } from './check-trouble.tsx';
import { DriverAddress } from './driver-address.tsx';
import { DriverConsent } from './driver-consent.tsx';
import { EmergencyNumber } from './emergency-number.tsx';
import { ForbiddenNotice, LossButton, StandingBadge } from './standing-parts.tsx';
import parts from '../car-part.module.css';

type DriverLink = ReplyOf<'getDriverLink'>;

const POLL_MS = 3_000;

/** What an invited driver sees behind the link, without an account: car, plate and breakdown number. */
export default function DriverPage() {
  const { t } = useTranslation(['lease', 'app']);
  const { code = '' } = useParams();
  const link = useApiQuery(
    'getDriverLink',
    { params: { code } },
    {
      refetchInterval: ({ state }) =>
        ['OPEN', 'IN_REVIEW'].includes(state.data?.check?.state ?? '') ? POLL_MS : false,
    },
  );
  return (
    <LoadState
      page
      query={link}
      failed={t('lease:driver.failed')}
      label={t('lease:driver.loading')}
      skeleton={<PageSkeleton />}
      refused={(error) => {
        const state = linkStateOfPage(error);
        return (
          state && (
            <LinkNotice
              state={state}
              title={t('lease:driver.invalid.title')}
              text={t('lease:driver.invalid.text')}
            />
          )
        );
      }}
    >
      {(loaded) => (
        <>
          <title>{t('app:pageTitle', { page: t('lease:driver.title') })}</title>
          <PageTitle
            title={t('lease:driver.greeting', { name: loaded.firstName })}
            lead={t(`lease:driver.lead.${loaded.state}`, {
              by: loaded.invitedBy,
              vehicle: loaded.vehicle,
            })}
          />
          <div className={parts['frame']}>
            <OpenLink code={code} link={loaded} />
          </div>
        </>
      )}
    </LoadState>
  );
}

interface OpenLinkProps {
  readonly code: string;
  readonly link: DriverLink;
}

function OpenLink({ code, link }: OpenLinkProps) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const { state, licence } = link;
  const address = link.addressAsked && <DriverAddress code={code} />;
  if (state === 'ENDED') {
    return (
      <>
        <Notice tone="info">{t('driver.ended')}</Notice>
        {address}
      </>
    );
  }
  return (
    <>
      <SectionCard title={link.vehicle}>
        <div className={parts['form']}>
          <FactList
            facts={[
              ...(link.plate === null ? [] : [{ label: t('driver.plate'), value: link.plate }]),
              ...(licence?.dueOn ? [{ label: t('licence.dueOn'), value: date(licence.dueOn) }] : []),
              ...(state === 'INVITED' ? [{ label: t('driver.until'), value: date(link.invitedUntil) }] : []),
            ]}
          />
          <EmergencyNumber />
        </div>
      </SectionCard>
      {address}
      {licence !== null && <ActiveDriver code={code} link={link} standing={licence.standing} />}
      {state === 'INVITED' && !link.consented && <DriverConsent code={code} />}
      {state === 'INVITED' && link.consented && (
        <SectionCard title={t('driver.check.title')} description={t('driver.check.text')}>
          <div className={parts['form']}>
            <CheckTrouble check={link.check} />
            <CheckButton code={code} />
          </div>
        </SectionCard>
      )}
      <EndButton code={code} isActive={state === 'ACTIVE'} />
    </>
  );
}

/** A used link says so: the driver is active, with the check that is due. */
function ActiveDriver({ code, link, standing }: OpenLinkProps & { readonly standing: Standing }) {
  const { t } = useTranslation('lease');
  const { dateTime } = useFormat();
  const use = useApiMutation('useDriverLink', { outdates: ['getDriverLink'] });
  return (
    <SectionCard title={t('licence.own')} description={t('driver.seen')}>
      <div className={parts['form']}>
        <StandingBadge standing={standing} />
        {link.activatedAt !== null && <p>{t('driver.used', { at: dateTime(link.activatedAt) })}</p>}
        <ForbiddenNotice standing={standing} reader="driver" />
        {standing !== 'VALID' && <CheckTrouble check={link.check} />}
        {use.error !== null && <FailureNotice title={t('licence.refused')} failure={failureOf(use.error)} />}
        <div className={parts['buttons']}>
          {link.checkable && <CheckButton code={code} />}
          {standing !== 'LOST' && (
            <LossButton
              isPending={use.isPending}
              question={t('driver.loseAsk')}
              onReport={() => use.mutate({ params: { code }, body: { command: 'REPORT_LOSS' } })}
            />
          )}
        </div>
      </div>
    </SectionCard>
  );
}

function CheckButton({ code }: Pick<OpenLinkProps, 'code'>) {
  const { t } = useTranslation('lease');
  const check = useApiMutation('useDriverLink', { outdates: ['getDriverLink'] });
  return (
    <>
      {check.error !== null && (
        <FailureNotice title={t('licence.refused')} failure={failureOf(check.error)} />
      )}
      <div>
        <Button
          loading={check.isPending}
          onClick={() =>
            check.mutate(
              { params: { code }, body: { command: 'CHECK' } },
              { onSuccess: (page) => page !== null && window.location.assign(page) },
            )
          }
        >
          {t('licence.check')}
        </Button>
      </div>
    </>
  );
}

function EndButton({ code, isActive }: Pick<OpenLinkProps, 'code'> & { readonly isActive: boolean }) {
  const { t } = useTranslation('lease');
  const [isAsking, setIsAsking] = useState(false);
  const end = useApiMutation('useDriverLink', { outdates: ['getDriverLink'] });
  const label = isActive ? t('driver.end') : t('driver.decline');
  return (
    <div className={parts['form']}>
      {end.error !== null && <FailureNotice title={t('licence.refused')} failure={failureOf(end.error)} />}
      <div>
        <Button variant="default" loading={end.isPending} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        title={label}
        action={label}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end.mutate({ params: { code }, body: { command: 'END' } })}
      >
        {t('driver.endAsk')}
      </ConfirmDialog>
    </div>
  );
}
