import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { FailureNotice, failureOf } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useKeptFocus } from '../../feedback/use-kept-focus.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { DamageBadge } from '../../product/damage/damage-badge.tsx';
import type { DamageCase } from '../../product/damage/damage-case.ts';
import { DamageFacts } from '../../product/damage/damage-facts.tsx';
import { LastState } from '../../product/lease-draft/last-state.tsx';
import { useKeptReplies } from '../../product/lease-draft/use-kept-replies.ts';
import { useOwner } from '../../product/lease-draft/use-owner.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { Damages } from '../../product/damage/damage-draft.ts';
import { HelpNumbers } from './help-numbers.tsx';
import { OwnExcess } from './own-excess.tsx';
import { ReportForm } from './report-form.tsx';
import classes from './damage.module.css';

/** What this page shows without a connection. */
const OFFLINE_REPLIES = ['listDamages', 'getSupportContact', 'getMe'] as const;

/** Damages of the own car: the report, and where each case stands. */
export default function DamagePage() {
  const { t } = useTranslation(['damage', 'app']);
  const { leaseId = '' } = useParams();
  const damages = useApiQuery(
    'listDamages',
    { params: { leaseId } },
    // What is entered here does not wait for the list.
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  useKeptReplies(useOwner(), OFFLINE_REPLIES);
  return (
    <>
      <title>{t('app:pageTitle', { page: t('damage:pageTitle') })}</title>
      <LastState query={damages} />
      <LoadState
        query={damages}
        failed={t('damage:failed')}
        label={t('damage:loading')}
        heading={<PageTitle title={t('damage:pageTitle')} />}
        missing={<NotFound />}
      >
        {(loaded) => <DamagesOfLease leaseId={Number(leaseId)} damages={loaded} />}
      </LoadState>
    </>
  );
}

interface DamagesProps {
  readonly leaseId: number;
  readonly damages: Damages;
}

function DamagesOfLease({ leaseId, damages }: DamagesProps) {
  const { t } = useTranslation('damage');
  const owner = useOwner();
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  useKeptFocus();
  const [sent, setSent] = useState<'sent' | 'changed' | null>(null);
  const isReporting = query.has('report') && damages.canReport;
  const changed = damages.damages.find(
    ({ id, changeable, photosAddable }) =>
      (changeable || photosAddable) && String(id) === query.get('change'),
  );
  const onSent = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: apiQueryKey('listDamages') });
    setSent(isReporting ? 'sent' : 'changed');
    setQuery({}, { replace: true });
  }, [queries, setQuery, isReporting]);
  const aside = (
    <Link to={paths.car()} className={classes['later']}>
      {t('later')}
    </Link>
  );
  const title = isReporting ? 'title' : changed?.photosAddable === true ? 'photosTitle' : 'changeTitle';
  if (isReporting || changed !== undefined) {
    return (
      <>
        <PageTitle title={t(title)} aside={aside} />
        <ReportForm
          key={`${changed?.id ?? 'new'}/${String(changed?.photosAddable)}`}
          changed={changed ?? null}
          leaseId={leaseId}
          damages={damages}
          owner={owner}
          onSent={onSent}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t('pageTitle')} aside={aside} />
      <div className={classes['frame']}>
        {damages.damages.some(({ state }) => OPEN_STATES.includes(state)) && <HelpNumbers />}
        {sent !== null && (
          <Notice tone="gain" polite title={t(`${sent}.title`)}>
            {t(`${sent}.text`)}
          </Notice>
        )}
        {damages.canReport ? (
          <div>
            <Button onClick={() => setQuery({ report: '' })}>{t('report')}</Button>
          </div>
        ) : (
          <p>{t('closedForReports')}</p>
        )}
        {damages.damages.length === 0 && <p>{t('none')}</p>}
        {damages.damages.map((damage) => (
          <OwnCase
            key={damage.id}
            leaseId={leaseId}
            body={damages.bodyStyle}
            damage={damage}
            employer={damages.employerName}
          />
        ))}
      </div>
    </>
  );
}

/** Before the excess is known. */
const OPEN_STATES: readonly DamageCase['state'][] = ['REPORTED', 'WITH_INSURER', 'IN_REPAIR'];

interface OwnCaseProps {
  readonly leaseId: number;
  readonly body: Damages['bodyStyle'];
  readonly damage: DamageCase;
  readonly employer: string;
}

function OwnCase({ leaseId, body, damage, employer }: OwnCaseProps) {
  const { t } = useTranslation('damage');
  const { date, dateTime } = useFormat();
  const { report, state, excess, changeable, photosAddable, withdrawableUntil } = damage;
  const withdraw = useApiMutation('withdrawDamage', { outdates: ['listDamages'] });
  const params = { leaseId: String(leaseId), damageId: String(damage.id) };
  return (
    <SectionCard
      title={t('case.title', { kind: t(`kinds.${report.kind}`), day: date(report.day) })}
      description={t(`turn.${state}`)}
    >
      <div className={classes['form']}>
        <div>
          <DamageBadge state={state} />
        </div>
        <DamageFacts leaseId={leaseId} body={body} damage={damage} />
        {excess !== null && <OwnExcess leaseId={leaseId} damageId={damage.id} excess={excess} />}
        {excess === null && OPEN_STATES.includes(state) && <p>{t('excess.rule')}</p>}
        {(changeable || photosAddable) && (
          <>
            <div>
              <Button component={Link} variant="default" to={`?change=${damage.id}`}>
                {t(changeable ? 'case.change' : 'case.addPhotos')}
              </Button>
            </div>
            <p className={classes['quiet']}>{t(changeable ? 'case.changeUntil' : 'case.photosUntil')}</p>
          </>
        )}
        {withdrawableUntil !== null && (
          <>
            {withdraw.error !== null && (
              <FailureNotice title={t('case.withdrawFailed')} failure={failureOf(withdraw.error)} />
            )}
            <div className={classes['buttons']}>
              <Button
                variant="default"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate({ params })}
              >
                {t('case.withdraw')}
              </Button>
            </div>
            <p className={classes['quiet']}>
              {t('case.withdrawUntil', { until: dateTime(withdrawableUntil) })}
            </p>
          </>
        )}
        <p className={classes['quiet']}>{t('case.employer', { name: employer })}</p>
      </div>
    </SectionCard>
  );
}
