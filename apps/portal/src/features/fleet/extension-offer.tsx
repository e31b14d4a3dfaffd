import { EXTENSION_MONTHS, extensionBody, inCents } from '@stromwandel/api-spec';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { LEASE_READS } from './lease-reads.ts';
import classes from './fleet.module.css';

/** The provider's offer of more months with a rate, within the last 180 days of the term. */
export function ExtensionOffer({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('fleet');
  const toast = useToast('desk');
  const offer = useApiMutation('offerExtension', { outdates: LEASE_READS });
  const form = useSchemaForm(extensionBody, {
    // The schema refuses what is not entered yet.
    rateEur: null as unknown as number,
  });
  const isOpen = lease.endsSoon && lease.lastDay === lease.endsOn;
  if (!isOpen) return null;
  return (
    <SectionCard title={t('extensions.offer')} description={t('extensions.offerText')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('extensions.offer')}
        failedTitle={t('extensions.failed')}
        onSend={async (body) => {
          await offer.mutateAsync({ params: { leaseId: String(lease.id) }, body: inCents(body) });
          toast('success', t('extensions.offered'));
        }}
      >
        <RadioCardsField
          name="months"
          label={t('extensions.months')}
          messages={{
            REQUIRED: t('extensions.monthsMissing'),
            NOT_ONE_OF: t('extensions.monthsMissing'),
            WRONG_TYPE: t('extensions.monthsMissing'),
          }}
          columns={3}
          options={EXTENSION_MONTHS.map((value) => ({
            value,
            label: t('extensions.monthsOf', { count: value }),
          }))}
        />
        <DecimalField
          name="rateEur"
          label={t('extensions.rate')}
          hint={t('extensions.rateHint')}
          unit="€"
          decimals={2}
        />
        <div>
          <SubmitButton>{t('extensions.send')}</SubmitButton>
        </div>
      </SentForm>
    </SectionCard>
  );
}
