import { Button } from '@mantine/core';
import { leaseReturnBody, RETURN_REASONS } from '@stromwandel/api-spec';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { ProviderAppointment } from '../../product/appointment/provider-appointment.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DealerLinkCard } from './dealer-link-card.tsx';
import { ExtensionOffer } from './extension-offer.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { LeaseExtensions } from './lease-extensions.tsx';
import { ReportPart } from './report/report-part.tsx';
import { SelfCheckPart } from './self-check/self-check-part.tsx';
import { LEASE_READS } from './lease-reads.ts';
import classes from './fleet.module.css';

/** The car's return, then the end of the account. */
export function ReturnPart({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  if (lease.returnDays === null) {
    const isBack = lease.returnedOn !== null;
    return (
      <div className={classes['parts']}>
        <SectionCard title={t('tabs.return')}>
          <ReturnState lease={lease} />
        </SectionCard>
        {isBack && <ReportPart lease={lease} />}
        {isBack && <SelfCheckPart leaseId={lease.id} />}
      </div>
    );
  }
  return (
    <div className={classes['parts']}>
      <SectionCard title={t('tabs.return')} description={t('return.recordText')}>
        <ReturnAhead lease={lease} />
      </SectionCard>
      <LeaseExtensions lease={lease} />
      <ExtensionOffer lease={lease} />
      <DealerLinkCard leaseId={lease.id} />
      <ProviderAppointment orderId={lease.orderId} kind="RETURN" person={personName(lease.employee)} />
      <SelfCheckPart leaseId={lease.id} />
      <SectionCard title={t('return.byHand')}>
        <ReturnForm leaseId={lease.id} days={lease.returnDays} />
      </SectionCard>
    </div>
  );
}

/** Until when the car is agreed, with the way to the record. */
function ReturnAhead({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  const { id, lastDay, overdueDays } = lease;
  return (
    <div className={classes['form']}>
      {lastDay !== null && <p>{t('return.last', { date: date(lastDay) })}</p>}
      {lease.endChoice !== null && <p>{t(`return.choices.${lease.endChoice}`)}</p>}
      {overdueDays > 0 && <Notice tone="copper" title={t('return.overdue', { count: overdueDays })} />}
      <LateFollower lease={lease} />
      <div>
        <Button component={Link} to={paths.returnCar(id)}>
          {t('return.record')}
        </Button>
      </div>
    </div>
  );
}

/** That the next car comes after the last day, while an extension can still bridge the days. */
function LateFollower({ lease: { followUp, endsSoon, lastDay, endsOn } }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  if (followUp === null || followUp.handedOver || followUp.lateDays === 0) return null;
  return (
    <Notice tone="warn" title={t('followUp.late', { count: followUp.lateDays })}>
      {endsSoon && lastDay === endsOn && t('followUp.lateText')}
    </Notice>
  );
}

function ReturnState({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  const { state, returnedOn, closedOn } = lease;
  if (state === 'PREPARED') return <p>{t('return.notYet')}</p>;
  if (state === 'CANCELLED') return <p>{t('return.cancelled')}</p>;
  return (
    <div className={classes['form']}>
      {returnedOn !== null && (
        <>
          <p>{t('return.done', { date: date(returnedOn) })}</p>
          <div>
            <Button component={Link} variant="default" to={paths.returnCar(lease.id)}>
              {t('return.openRecord')}
            </Button>
          </div>
        </>
      )}
      {closedOn !== null && <p>{t('return.closed', { date: date(closedOn) })}</p>}
    </div>
  );
}

interface ReturnFormProps {
  readonly leaseId: number;
  readonly days: NonNullable<ProviderLease['returnDays']>;
}

function ReturnForm({ leaseId, days }: ReturnFormProps) {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  const toast = useToast('desk');
  const save = useApiMutation('returnLease', { outdates: LEASE_READS });
  const form = useSchemaForm(leaseReturnBody, { day: days.last });
  const span = { first: date(days.first), last: date(days.last) };
  const wrong = t('return.dayWrong', span);
  const missing = t('return.reasonMissing');
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('tabs.return')}
      failedTitle={t('return.failed')}
      onSend={async (body) => {
        await save.mutateAsync({ params: { leaseId: String(leaseId) }, body });
        toast('success', t('return.saved'));
      }}
    >
      <DateField
        name="day"
        label={t('return.day')}
        hint={t('return.dayHint', span)}
        messages={{ REQUIRED: wrong, INVALID_DATE: wrong, TOO_SMALL: wrong, TOO_LARGE: wrong }}
      />
      <SelectField
        name="reason"
        label={t('return.reason')}
        options={RETURN_REASONS.map((value) => ({ value, label: t(`return.reasons.${value}`) }))}
        messages={{ REQUIRED: missing, WRONG_TYPE: missing, NOT_ONE_OF: missing }}
      />
      <p className={classes['quiet']}>{t('return.text')}</p>
      <SubmitButton>{t('return.save')}</SubmitButton>
    </SentForm>
  );
}
