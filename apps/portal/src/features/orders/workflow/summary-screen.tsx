import { Button, Checkbox } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { FrozenComparison } from '../../../product/comparison/frozen-comparison.tsx';
import { frozenPrivateLease } from '../../../product/comparison/private-lease-of.ts';
import { LaterFailed } from '../../../product/later-benefits/later-failed.tsx';
import { LaterPanel } from '../../../product/later-benefits/later-panel.tsx';
import { LaterSkeleton } from '../../../product/later-benefits/later-skeleton.tsx';
import { LimitNotices } from '../../../product/payslip/limit-notices.tsx';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { PayslipComparison } from '../../../product/payslip/payslip-comparison.tsx';
import { convertedCents } from '../../../product/payslip/use-rate-facts.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { WhenSeen } from '../../../ui/when-seen.tsx';
import { OrderLoadState } from '../order-load-state.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { StepColumns } from './step-columns.tsx';
import type { StepScreenProps } from './step-screen-props.ts';
import { useAcceptStep } from './use-accept-step.ts';
import classes from './step-parts.module.css';

const LATER_PART = 'later';

/** Limits that the conversion touches, and the payslip behind its heading: the car page showed it open. */
function Payslip({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('workflow');
  const query = useApiQuery('getOrder', { params: { orderId: String(orderId) } });
  return (
    <OrderLoadState query={query} page={false}>
      {({ taxResult, comparison }) => (
        <>
          <LimitNotices {...taxResult} />
          <SectionCard
            folded
            title={
              <>
                {t('summary.payslip')}{' '}
                <ProvisionalChip law={taxResult.law} month={taxResult.law.payrollMonth} />
              </>
            }
          >
            <PayslipComparison result={taxResult} privateLease={frozenPrivateLease(comparison.verdict)} />
          </SectionCard>
        </>
      )}
    </OrderLoadState>
  );
}

interface FrozenFiguresProps {
  readonly orderId: number;
  /** Called once the later benefits were on screen. */
  readonly onSeen: () => void;
}

/** The comparison with other ways to the same car, and what is missing later. */
function FrozenFigures({ orderId, onSeen }: FrozenFiguresProps) {
  const query = useApiQuery('getOrder', { params: { orderId: String(orderId) } });
  if (query.data) {
    const { taxResult, later, comparison } = query.data;
    return (
      <>
        <FrozenComparison {...query.data} />
        {/* Directly above the agreement, so that it is on the screen at the end of the page. */}
        <div id={LATER_PART}>
          <WhenSeen onSeen={onSeen}>
            <LaterPanel
              tax={taxResult}
              privateLease={frozenPrivateLease(comparison.verdict)}
              later={later}
              kind="FROZEN"
            />
          </WhenSeen>
        </div>
      </>
    );
  }
  return query.isError ? (
    <LaterFailed retrying={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <LaterSkeleton />
  );
}

/** The rate of the month in which the car is expected, where the figures of another year hold then. */
function AtDelivery({
  law,
  userPriceCents,
}: NonNullable<StepScreenProps['workflow']['order']['rateAtDelivery']>) {
  const { t } = useTranslation('workflow');
  const { month, euroCents } = useFormat();
  const key = law.state === 'ENACTED' ? 'summary.nextYearEnacted' : 'summary.nextYearText';
  return (
    <p>
      {t(key, {
        month: month(law.payrollMonth),
        net: euroCents(userPriceCents),
        year: law.payrollMonth.slice(0, 4),
        lawYear: law.year,
      })}
    </p>
  );
}

/** CONFIRM_SUMMARY: everything the person agrees to, and the agreement. */
export function SummaryScreen({ workflow, stepId }: StepScreenProps) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [hasSeen, setHasSeen] = useState(false);
  const onSeen = useCallback(() => setHasSeen(true), []);
  const { accept, isPending } = useAcceptStep(workflow, stepId);
  const { leasePackage, taxResult, rateAtDelivery } = workflow.order;
  const shares = taxResult.salarySacrificeData;
  const { employerContribution, vatPassedOn } = shares;
  const rateCents = leasePackage.totalMonthlyGrossCostCents;
  const missing = hasAgreed ? <a href={`#${LATER_PART}`}>{t('summary.mustSee')}</a> : t('summary.mustAgree');
  const hint = hasAgreed && hasSeen ? t('summary.hint') : missing;
  return (
    <StepColumns order={workflow.order} above="sheet">
      <SectionCard title={t('summary.conversion')}>
        <div className={classes['stack']}>
          <p>
            {t(employerContribution > 0 ? 'summary.contributionText' : 'summary.conversionText', {
              months: leasePackage.durationMonths,
              rate: format.euroCents(rateCents),
              contribution: format.euroCents(employerContribution),
              gross: format.euroCents(convertedCents(rateCents, shares)),
            })}
          </p>
          {vatPassedOn > 0 && <p>{t('summary.vatText', { vat: format.euroCents(vatPassedOn) })}</p>}
          <p>{t('summary.netText', { net: format.euroCents(taxResult.userPrice) })}</p>
          {taxResult.law.state !== 'ENACTED' && <p>{t('summary.provisionalText')}</p>}
          {rateAtDelivery && <AtDelivery {...rateAtDelivery} />}
          <div>
            <h3>{t('summary.included')}</h3>
            <p>{t('summary.includedList')}</p>
          </div>
          <div>
            <h3>{t('summary.notIncluded')}</h3>
            <p>{t('summary.notIncludedList')}</p>
          </div>
        </div>
      </SectionCard>
      <Payslip orderId={workflow.order.id} />
      <FrozenFigures orderId={workflow.order.id} onSeen={onSeen} />
      <DecisionBar
        stays
        hint={
          <>
            <Checkbox
              size="md"
              label={t('summary.agree')}
              checked={hasAgreed}
              onChange={(event) => setHasAgreed(event.currentTarget.checked)}
            />
            <span className={classes['hint']} aria-live="polite">
              {hint}
            </span>
          </>
        }
      >
        <Button disabled={!hasAgreed || !hasSeen} loading={isPending} onClick={accept}>
          {t('summary.continue')}
        </Button>
      </DecisionBar>
    </StepColumns>
  );
}
