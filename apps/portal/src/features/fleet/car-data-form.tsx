import { leaseCarBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { LeaseOverview } from './lease-overview.tsx';
import { LEASE_READS } from './lease-reads.ts';
import { VinDiffers } from './vin-differs.tsx';
import classes from './fleet.module.css';

/** VIN, plate, registration, insurance and keys; what is not known yet stays empty. */
export function CarDataForm({ lease }: { readonly lease: ProviderLease }) {
  if (!lease.allowedCommands.includes('SET_CAR_DATA')) return <LeaseOverview lease={lease} />;
  return <Fields lease={lease} />;
}

function Fields({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation(['fleet', 'app']);
  const toast = useToast('desk');
  const save = useApiMutation('setLeaseCar', { outdates: LEASE_READS });
  const { vin, plate, firstRegistration, insurer, policyNumber, keys } = lease;
  const form = useSchemaForm(leaseCarBody, { vin, plate, firstRegistration, insurer, policyNumber, keys });
  const optional = (label: string) => t('app:form.optional', { label });
  const wrongVin = t('fleet:car.vinWrong');
  const wrongPlate = t('fleet:car.plateWrong');
  const wrongDay = t('fleet:car.firstRegistrationWrong');
  const wrongKeys = t('fleet:car.keysWrong');
  return (
    <SectionCard title={t('fleet:tabs.car')}>
      <VinDiffers lease={lease} />
      <SentForm
        form={form}
        className={classes['form']}
        label={t('fleet:tabs.car')}
        failedTitle={t('fleet:car.failed')}
        onSend={async (body) => {
          await save.mutateAsync({ params: { leaseId: String(lease.id) }, body });
          toast('success', t('fleet:car.saved'));
        }}
      >
        <TextField
          name="vin"
          label={optional(t('fleet:car.vin'))}
          hint={t('fleet:car.vinHint')}
          autoComplete="off"
          messages={{ INVALID_FORMAT: wrongVin, TOO_LONG: wrongVin, TAKEN: t('fleet:car.vinTaken') }}
        />
        <TextField
          name="plate"
          label={optional(t('fleet:car.plate'))}
          hint={t('fleet:car.plateHint')}
          autoComplete="off"
          messages={{ INVALID_FORMAT: wrongPlate, TOO_LONG: wrongPlate, TAKEN: t('fleet:car.plateTaken') }}
        />
        <DateField
          name="firstRegistration"
          label={optional(t('fleet:car.firstRegistration'))}
          messages={{ INVALID_DATE: wrongDay }}
        />
        <TextField name="insurer" label={optional(t('fleet:car.insurer'))} autoComplete="off" />
        <TextField name="policyNumber" label={optional(t('fleet:car.policyNumber'))} autoComplete="off" />
        <DecimalField
          name="keys"
          label={optional(t('fleet:car.keys'))}
          messages={{ TOO_SMALL: wrongKeys, TOO_LARGE: wrongKeys, NOT_A_WHOLE_NUMBER: wrongKeys }}
        />
        <SubmitButton>{t('fleet:car.save')}</SubmitButton>
      </SentForm>
    </SectionCard>
  );
}
