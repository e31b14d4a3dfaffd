import { inCents, LIST_PRICE, plannedPriceBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import rows from '../../product/desk/row-list.module.css';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import grid from '../../forms/field-grid.module.css';
import { SelectField } from '../../forms/select-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './car-page.module.css';

type Prices = ReplyOf<'getProviderCar'>['prices'];
type PricedPackage = Prices['packages'][number];

interface PricePlanProps {
  readonly vehicleId: string;
  readonly prices: Prices;
}

/** Prices that will count from a day on: what is planned, planning another one, cancelling. */
export function PricePlanSection({ vehicleId, prices }: PricePlanProps) {
  const { t } = useTranslation('cars');
  const [planned, setPlanned] = useState(0);
  return (
    <SectionCard title={t('prices.title')} description={t('prices.description')}>
      {prices.planned.length === 0 ? (
        <p className={rows['quiet']}>{t('prices.none')}</p>
      ) : (
        <PlannedPrices vehicleId={vehicleId} prices={prices} />
      )}
      {/* What was planned leaves the form empty. */}
      <PlanForm
        key={planned}
        vehicleId={vehicleId}
        packages={prices.packages}
        onPlanned={() => setPlanned(planned + 1)}
      />
    </SectionCard>
  );
}

function usePackageText(): (one: PricedPackage) => string {
  const { t } = useTranslation('cars');
  const { number } = useFormat();
  return ({ durationMonths, kmPerYear, tires }) =>
    t('packages.summary', {
      months: durationMonths,
      km: number(kmPerYear),
      tires: t(`tires.${tires}`),
    });
}

function PlannedPrices({ vehicleId, prices }: PricePlanProps) {
  const { t } = useTranslation('cars');
  const { date, euroCents } = useFormat();
  const packageText = usePackageText();
  const toast = useToast('desk');
  const cancel = useApiMutation('cancelCarPrice', {
    outdates: ['getProviderCar'],
    onSuccess: () => toast('success', t('prices.cancelled')),
  });
  return (
    <>
      {cancel.isError && <FailureNotice failure={cancel.error} />}
      <ul aria-label={t('prices.title')}>
        {prices.planned.map(({ id, firstDay, leasePackage, amountCents, comparisonCents }) => {
          const subject = leasePackage === null ? t('prices.listPrice') : packageText(leasePackage);
          const day = date(firstDay);
          return (
            <li key={id} className={rows['item']}>
              <div>
                <strong>{t('prices.from', { day, amount: euroCents(amountCents) })}</strong>
                <p className={rows['quiet']}>
                  {subject}
                  {comparisonCents !== null &&
                    ` · ${t('prices.comparisonShort', { amount: euroCents(comparisonCents) })}`}
                </p>
              </div>
              <AskedAction
                label={t('prices.cancel')}
                named={t('prices.cancelLabel', { subject, day })}
                title={t('prices.cancelTitle')}
                variant="default"
                busy={cancel.isPending && cancel.variables.params.priceId === String(id)}
                onConfirm={() => cancel.mutate({ params: { vehicleId, priceId: String(id) } })}
              >
                <p>{t('prices.cancelText', { subject, day, amount: euroCents(amountCents) })}</p>
              </AskedAction>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface PlanFormProps {
  readonly vehicleId: string;
  readonly packages: readonly PricedPackage[];
  readonly onPlanned: () => void;
}

function PlanForm({ vehicleId, packages, onPlanned }: PlanFormProps) {
  const { t } = useTranslation('cars');
  const packageText = usePackageText();
  const toast = useToast('desk');
  const form = useSchemaForm(plannedPriceBody, { subject: LIST_PRICE, firstDay: '', comparisonEur: null });
  const plan = useApiMutation('planCarPrice', { outdates: ['getProviderCar'] });
  const ofPackage = form.watch('subject') !== LIST_PRICE;
  const options = [
    { value: LIST_PRICE, label: t('prices.listPrice') },
    ...packages.map((one) => ({ value: String(one.id), label: packageText(one) })),
  ];
  return (
    <SentForm
      form={form}
      className={classes['plan']}
      label={t('prices.plan')}
      onSend={async ({ subject, comparisonEur, ...price }) => {
        const body = {
          ...price,
          subject: subject === LIST_PRICE ? LIST_PRICE : String(subject),
          comparisonEur: ofPackage ? comparisonEur : null,
        } as const;
        await plan.mutateAsync({ params: { vehicleId }, body: inCents(body) });
        toast('success', t('prices.planned'));
        onPlanned();
      }}
    >
      <div className={grid['fields']}>
        <SelectField name="subject" label={t('prices.subject')} options={options} />
        <DateField
          name="firstDay"
          label={t('prices.firstDay')}
          hint={t('prices.firstDayHint')}
          messages={{ IN_THE_PAST: t('prices.tooEarly') }}
        />
        <DecimalField
          name="amountEur"
          label={t(ofPackage ? 'prices.newRate' : 'prices.newListPrice')}
          unit="€"
          decimals={2}
        />
        {ofPackage && (
          <DecimalField
            name="comparisonEur"
            label={t('packages.comparison')}
            hint={t('prices.comparisonHint')}
            unit="€"
            decimals={2}
          />
        )}
      </div>
      <div>
        <SubmitButton variant="default">{t('prices.plan')}</SubmitButton>
      </div>
    </SentForm>
  );
}
