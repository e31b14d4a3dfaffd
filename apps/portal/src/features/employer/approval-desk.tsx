import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Navigate } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageLinks } from '../../product/desk/page-links.tsx';
import { useNarrow } from '../../product/desk/use-narrow.ts';
import { useProductNow } from '../../product-clock/product-clock-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './approval-desk.module.css';
import { ApprovalQueue } from './approval-queue.tsx';
import { ApprovalSheet } from './approval-sheet.tsx';
import type { ApprovalTab } from './approval-tab.ts';
import { ApprovalTabs } from './approval-tabs.tsx';
import { BulkApproval } from './bulk-approval.tsx';
import { FiguresRow } from './figures-row.tsx';
import { LettersNotice } from './letters-notice.tsx';
import { LicencesNotice } from './licences-notice.tsx';
import { LimitsNotice } from './limits-notice.tsx';
import { OtherReadings } from './other-readings.tsx';
import { ExtensionDecisions } from './extension-decisions.tsx';
import { PackageDecisions } from './package-decisions.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { useApprovalSelection } from './use-approval-selection.ts';
import { useQueueQuery } from './use-queue-query.ts';

type Queue = ReplyOf<'listEmployerOrders'>;

/** The queue on the left, the chosen order on the right; phones show one of them. */
export function ApprovalDesk() {
  const { tab, orderId, to } = useApprovalSelection();
  return tab === null ? <LoadingDesk /> : <DeskOfTab tab={tab} orderId={orderId} to={to} />;
}

interface DeskProps {
  readonly tab: ApprovalTab;
  readonly orderId: number | null;
  readonly to: (tab: ApprovalTab, orderId?: number) => string;
}

function DeskOfTab(props: DeskProps) {
  const { t } = useTranslation('desk');
  const query = useQueueQuery(props.tab);
  const queue = useApiQuery('listEmployerOrders', { query }, { placeholderData: keepPreviousData });
  const isNarrowed = ['search', 'stage', 'month', 'after'].some((name) => name in query);
  return (
    <LoadState query={queue} failed={t('failed')} label={t('loading')} skeleton={<DeskSkeleton />}>
      {(loaded) => (
        <LoadedDesk {...props} queue={loaded} isNarrowed={isNarrowed} isOutdated={queue.isPlaceholderData} />
      )}
    </LoadState>
  );
}

function LoadingDesk() {
  const { t } = useTranslation('desk');
  return (
    <LoadingState label={t('loading')}>
      <DeskSkeleton />
    </LoadingState>
  );
}

function DeskSkeleton() {
  return (
    <>
      <Skeleton height={96} radius={18} mb={22} />
      <div className={classes['desk']}>
        <Skeleton height={360} radius={22} />
        <Skeleton height={560} radius={22} />
      </div>
    </>
  );
}

interface LoadedDeskProps extends DeskProps {
  readonly queue: Queue;
  /** Whether the list is only a part of its tab. */
  readonly isNarrowed: boolean;
  /** Whether the list is still the one before. */
  readonly isOutdated: boolean;
}

function LoadedDesk({ queue, tab, orderId, to, isNarrowed, isOutdated }: LoadedDeskProps) {
  const { t } = useTranslation('employer');
  const now = useProductNow();
  const narrow = useNarrow();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const { orders, counts, figures, otherReadings, limitsAhead } = queue;
  const [first] = orders;
  const chosen = tab === 'open' && !isOutdated ? orders.filter(({ id }) => chosenIds.has(id)) : [];
  const next = orders.find(({ id, stage }) => stage === 'WITH_EMPLOYER' && id !== orderId);

  // Written into the address, so that the order stays on the desk when a decision takes it out of the queue.
  const isToBeChosen = !narrow && orderId === null && !isNarrowed && !isOutdated;
  const sheet = orderId !== null && (
    <ApprovalSheet
      key={orderId}
      orderId={orderId}
      backTo={narrow ? to(tab) : null}
      nextTo={next === undefined ? null : to('open', next.id)}
    />
  );
  if (narrow && sheet !== false) return sheet;
  return (
    <>
      {isToBeChosen && first !== undefined && <Navigate to={to(tab, first.id)} replace />}
      {!narrow && <FiguresRow figures={figures} />}
      <div className={classes['notices']}>
        {limitsAhead && <LimitsNotice {...limitsAhead} />}
        <LettersNotice />
        <LicencesNotice />
        <OtherReadings leases={otherReadings} to={(id) => to('approved', id)} />
      </div>
      <PackageDecisions />
      <ExtensionDecisions />
      <div className={classes['desk']}>
        <section className={classes['queue']} data-card aria-label={t(`tabs.${tab}`)} aria-busy={isOutdated}>
          <ApprovalTabs counts={counts} current={tab} to={(one) => to(one)} />
          <QueueFilters tab={tab} />
          <BulkApproval chosen={chosen} onDone={() => setChosenIds(new Set())} />
          {first === undefined ? (
            <div className={classes['empty']}>
              {isNarrowed ? (
                <EmptyState title={t('empty.search.title')}>{t('empty.search.text')}</EmptyState>
              ) : (
                <EmptyState title={t(`empty.${tab}.title`)}>{t(`empty.${tab}.text`)}</EmptyState>
              )}
            </div>
          ) : (
            <ApprovalQueue
              orders={orders}
              tab={tab}
              selectedId={orderId}
              narrow={narrow}
              now={now}
              longWaitDays={figures.longWaitDays}
              to={to}
              chosenIds={new Set(chosen.map(({ id }) => id))}
              onChoose={(orderIds, isChosen) =>
                setChosenIds((before) =>
                  isChosen
                    ? new Set([...before, ...orderIds])
                    : new Set([...before].filter((id) => !orderIds.includes(id))),
                )
              }
            />
          )}
          <div className={classes['pages']}>
            <PageLinks label={t('pages.label')} parameter="after" next={queue.next} />
          </div>
        </section>
        {sheet}
      </div>
      {/* On small screens what waits comes first. */}
      {narrow && <FiguresRow figures={figures} />}
    </>
  );
}
