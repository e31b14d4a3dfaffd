import { Button, Skeleton } from '@mantine/core';
import { cents } from '@stromwandel/kernel';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { signedEuro } from '../../format/signed-euro.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { ChangeTable } from './change-table.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { PackagePayslips } from './package-payslips.tsx';
import classes from './package.module.css';

type Options = ReplyOf<'getPackageOptions'>;
type Option = Options['options'][number];
type Current = NonNullable<Options['current']>;

interface PackageOptionsProps {
  readonly leaseId: number;
  /** Whether the annex is accepted in text form, not signed. */
  readonly inTextForm: boolean;
}

/** The packages to which a lease can change, with what each of them changes. */
export function PackageOptions({ leaseId, inTextForm }: PackageOptionsProps) {
  const { t } = useTranslation('lease');
  const { date, unit } = useFormat();
  const options = useApiQuery('getPackageOptions', { params: { leaseId: String(leaseId) } });
  return (
    <LoadState
      query={options}
      failed={t('package.failed')}
      label={t('package.loading')}
      skeleton={<Skeleton height={240} radius={22} />}
    >
      {({ law, current, obstacle, from, options: offered, changes }) => {
        const [latest] = changes;
        return (
          <>
            {latest?.state === 'DECLINED' && latest.decidedAt !== null && (
              <Notice tone="neutral">
                {t('package.declined', {
                  km: unit(latest.after.kmPerYear, 'km'),
                  day: date(latest.decidedAt),
                  reason: latest.reason ?? '',
                })}
              </Notice>
            )}
            {obstacle && (
              <Notice tone="info">
                {t(`package.obstacle.${obstacle.reason}`, { day: date(obstacle.day) })}
              </Notice>
            )}
            {law && law.state !== 'ENACTED' && (
              <p>
                <ProvisionalChip law={law} month={law.payrollMonth} withYear />
              </p>
            )}
            {current && from !== null && offered.length > 0 && (
              <PackageChoice
                leaseId={leaseId}
                inTextForm={inTextForm}
                current={current}
                options={offered}
                from={from}
              />
            )}
            {current && offered.length === 0 && <p>{t('package.none')}</p>}
          </>
        );
      }}
    </LoadState>
  );
}

interface PackageChoiceProps extends PackageOptionsProps {
  readonly current: Current;
  readonly options: readonly Option[];
  readonly from: string;
}

function PackageChoice({ leaseId, inTextForm, current, options, from }: PackageChoiceProps) {
  const { t } = useTranslation('lease');
  const texts = inTextForm ? 'package.textForm' : 'package';
  const format = useFormat();
  const { unit, date } = format;
  const toast = useToast('profile');
  const [chosenId, setChosenId] = useState<number>();
  const chosen = options.find(({ packageId }) => packageId === chosenId);
  const request = useApiMutation('requestPackageChange', {
    outdates: ['listOwnLeases', 'getPackageOptions'],
    onSuccess: () => {
      if (chosen?.needsApproval) toast('success', t('package.requested'));
    },
  });
  return (
    <div className={classes['card']}>
      <RadioCards
        label={t('package.choose')}
        hint={t(`${texts}.from`, { day: date(from) })}
        value={chosenId}
        onChange={setChosenId}
        columns={1}
        options={options.map(({ packageId, kmPerYear, differenceCents }) => ({
          value: packageId,
          label: unit(kmPerYear, 'km'),
          note:
            differenceCents === 0
              ? t('package.same')
              : t('package.difference', { amount: signedEuro(differenceCents, format) }),
        }))}
      />
      {chosen && (
        <>
          <Comparison current={current} chosen={chosen} />
          <PackagePayslips lines={chosen.payslip} />
          <Consequences current={current} chosen={chosen} texts={texts} />
          {request.error !== null && (
            <FailureNotice title={t('package.failedRequest')} failure={request.error} />
          )}
          <Button
            className={classes['open']}
            disabled={chosen.brokenLimit !== null}
            loading={request.isPending}
            onClick={() =>
              request.mutate({
                params: { leaseId: String(leaseId) },
                body: { packageId: chosen.packageId },
              })
            }
          >
            {t(chosen.needsApproval ? 'package.request' : `${texts}.requestAndSign`)}
          </Button>
        </>
      )}
    </div>
  );
}

interface ComparedProps {
  readonly current: Current;
  readonly chosen: Option;
}

function Comparison({ current, chosen }: ComparedProps) {
  const { t } = useTranslation('lease');
  const { euroCents, unit } = useFormat();
  const forecast = ({ forecast: found }: Current) => {
    if (found === null) return t('package.noForecast');
    const amount = euroCents(cents(Math.abs(found.grossCents)));
    return found.grossCents < 0 ? t('package.credit', { amount }) : amount;
  };
  type Name = 'rate' | 'contribution' | 'conversion' | 'takeHome' | 'net' | 'agreed' | 'forecast';
  const row = (name: Name, of: (one: Current) => string) =>
    [t(`package.rows.${name}`), of(current), of(chosen)] as const;
  return (
    <ChangeTable
      rows={[
        row('rate', (one) => euroCents(one.rateCents)),
        row('contribution', (one) => euroCents(one.contributionCents)),
        row('conversion', (one) => euroCents(one.conversionCents)),
        row('takeHome', (one) => euroCents(one.takeHomeCents)),
      ]}
      total={row('net', (one) => euroCents(one.netRateCents))}
      more={[row('agreed', (one) => unit(one.agreedKm, 'km')), row('forecast', forecast)]}
    />
  );
}

interface ConsequencesProps extends ComparedProps {
  /** Those of the annex's form. */
  readonly texts: 'package' | 'package.textForm';
}

function Consequences({ current, chosen, texts }: ConsequencesProps) {
  const { t } = useTranslation('lease');
  const { unit } = useFormat();
  const { worthKm, brokenLimit } = chosen;
  const direction = chosen.kmPerYear > current.kmPerYear ? 'more' : 'fewer';
  return (
    <>
      <p>
        <strong>
          {worthKm === null
            ? t('package.worth.never')
            : t(`package.worth.${direction}`, { km: unit(worthKm, 'km') })}
        </strong>{' '}
        {t('package.basis')}
      </p>
      {brokenLimit ? (
        <LimitNotice limit={brokenLimit} />
      ) : (
        <p>{t(`${texts}.${chosen.needsApproval ? 'needsApproval' : 'noApproval'}`)}</p>
      )}
    </>
  );
}
