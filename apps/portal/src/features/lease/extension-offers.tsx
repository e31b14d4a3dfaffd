import { Button } from '@mantine/core';
import { cents } from '@stromwandel/kernel';
import { useState } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeEurosBelow } from '../../rates/shown-rate.ts';
import { LaterRows } from '../../product/later-benefits/later-rows.tsx';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { AnnexButton } from './annex-button.tsx';
import { ChangeTable } from './change-table.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { PackagePayslips } from './package-payslips.tsx';
import classes from './package.module.css';

type Extension = ReplyOf<'getExtensions'>[number];

interface ExtensionOffersProps {
  readonly leaseId: number;
  readonly orderId: number;
  readonly offers: readonly Extension[];
}

/** The provider's offers as choices, with what the chosen one costs and changes. */
export function ExtensionOffers({ leaseId, orderId, offers }: ExtensionOffersProps) {
  const { t } = useTranslation('lease');
  const format = useFormat();
  const [first] = offers;
  const [chosenId, setChosenId] = useState(offers.length === 1 ? first?.id : undefined);
  const chosen = offers.find(({ id }) => id === chosenId);
  const noteOf = ({ comparison }: Extension) => {
    if (comparison === null) return undefined;
    const { netRateBeforeCents, netRateAfterCents } = comparison;
    // As the page shows both: in whole euros.
    const less = wholeEurosBelow(netRateAfterCents, netRateBeforeCents);
    const change =
      less === 0
        ? t('extension.same')
        : t(less > 0 ? 'extension.less' : 'extension.more', { amount: format.euro(cents(Math.abs(less))) });
    return t('extension.rate', { rate: format.euro(netRateAfterCents), amount: change });
  };
  const law = offers.find(({ comparison }) => comparison !== null)?.comparison?.law;
  return (
    <>
      {law && <ProvisionalChip law={law} month={law.payrollMonth} withYear />}
      <RadioCards
        label={t('extension.choose')}
        hint={t('extension.hint')}
        value={chosenId}
        onChange={setChosenId}
        columns={1}
        options={offers
          .toSorted((one, other) => one.months - other.months)
          .map((offer) => ({
            value: offer.id,
            label: t('extension.option', { count: offer.months, until: format.date(offer.until) }),
            note: noteOf(offer),
          }))}
      />
      {chosen && <ChosenOffer leaseId={leaseId} orderId={orderId} offer={chosen} />}
    </>
  );
}

interface ChosenOfferProps {
  readonly leaseId: number;
  readonly orderId: number;
  readonly offer: Extension;
}

function ChosenOffer({ leaseId, orderId, offer }: ChosenOfferProps) {
  const { t } = useTranslation('lease');
  const { euroCents, unit, date } = useFormat();
  const toast = useToast('profile');
  const answer = useApiMutation('answerExtension', {
    outdates: ['listOwnLeases', 'getExtensions'],
    onSuccess: (_reply, { body }) =>
      toast('success', t(body.answer === 'ACCEPT' ? 'extension.accepted' : 'extension.declined')),
  });
  const { id, before, after, comparison, until } = offer;
  const send = (as: 'ACCEPT' | 'DECLINE') =>
    answer.mutate({
      params: { leaseId: String(leaseId), extensionId: String(id) },
      body: { answer: as },
    });
  return (
    <>
      <ChangeTable
        rows={[
          [t('package.rows.rate'), euroCents(before.rateCents), euroCents(after.rateCents)],
          [
            t('package.rows.contribution'),
            euroCents(before.contributionCents),
            euroCents(after.contributionCents),
          ],
          [t('package.rows.conversion'), euroCents(before.conversionCents), euroCents(after.conversionCents)],
        ]}
        total={
          comparison && [
            t('package.rows.net'),
            euroCents(comparison.netRateBeforeCents),
            euroCents(comparison.netRateAfterCents),
          ]
        }
      />
      {comparison === null ? (
        <Notice tone="warn">{t('extension.noPrice')}</Notice>
      ) : (
        <>
          <PackagePayslips lines={comparison.payslip} />
          <p>{t('extension.consequence', { until: date(until), km: unit(comparison.agreedKm, 'km') })}</p>
          {comparison.later && (
            <section>
              <h3>{t('extension.later')}</h3>
              <LaterRows later={comparison.later} kind="FROZEN" />
            </section>
          )}
          {comparison.brokenLimit && <LimitNotice limit={comparison.brokenLimit} />}
        </>
      )}
      {answer.error !== null && <FailureNotice title={t('extension.failedAnswer')} failure={answer.error} />}
      <p className={classes['quiet']}>{t('extension.next')}</p>
      <div className={classes['buttons']}>
        <Button
          disabled={comparison === null || comparison.brokenLimit !== null}
          loading={answer.isPending}
          onClick={() => send('ACCEPT')}
        >
          {t('extension.accept')}
        </Button>
        <AnnexButton leaseId={leaseId} orderId={orderId} extensionId={id} />
        <Button variant="subtle" disabled={answer.isPending} onClick={() => send('DECLINE')}>
          {t('extension.decline')}
        </Button>
      </div>
    </>
  );
}
