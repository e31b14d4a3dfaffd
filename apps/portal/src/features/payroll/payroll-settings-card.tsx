import { Skeleton } from '@mantine/core';
import { CERTIFICATE_DAYS, PAYROLL_FORMATS } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { PAYROLL_SETTINGS } from './payroll-blocks.tsx';
import classes from './payroll-settings-card.module.css';
import { formOf, payrollSettingsForm } from './payroll-settings-form.ts';

/** Format, numbers and wage types of the employer's payroll program. */
export function PayrollSettingsCard() {
  const { t } = useTranslation(['payroll', 'app']);
  const settings = useApiQuery('getPayrollSettings', {});
  return (
    <div id={PAYROLL_SETTINGS} className={classes['anchor']}>
      <SectionCard title={t('payroll:settings.title')} description={t('payroll:settings.description')}>
        <LoadState
          query={settings}
          failed={t('payroll:settings.failed')}
          label={t('payroll:settings.loading')}
          skeleton={<Skeleton height={240} radius={18} />}
        >
          {(loaded) => <SettingsForm settings={loaded} />}
        </LoadState>
      </SectionCard>
    </div>
  );
}

function SettingsForm({ settings }: { readonly settings: ReplyOf<'getPayrollSettings'> }) {
  const { t } = useTranslation('payroll');
  const toast = useToast('desk');
  const form = useSchemaForm(payrollSettingsForm, formOf(settings));
  const format = form.watch('format');
  const save = useApiMutation('savePayrollSettings', {
    outdates: ['getPayrollSettings', 'previewPayroll'],
  });

  return (
    <SentForm
      form={form}
      label={t('settings.title')}
      className={classes['form']}
      onSend={async (body) => {
        await save.mutateAsync({ body });
        toast('success', t('settings.saved'));
      }}
    >
      <div className={classes['fields']}>
        <SelectField
          name="format"
          label={t('settings.format')}
          options={PAYROLL_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <TextField name="costCentre" label={t('settings.costCentre')} hint={t('settings.costCentreHint')} />
        {format !== 'CSV' && (
          <>
            <TextField
              name="consultantNumber"
              inputMode="numeric"
              label={t('settings.consultantNumber')}
              hint={t('settings.consultantNumberHint')}
            />
            <TextField
              name="clientNumber"
              inputMode="numeric"
              label={t('settings.clientNumber')}
              hint={t('settings.clientNumberHint')}
            />
          </>
        )}
        <TextField
          name="wageTypeGrossReduction"
          inputMode="numeric"
          label={t('settings.wageTypeGrossReduction')}
          hint={t('settings.wageTypeHint')}
        />
        <TextField
          name="wageTypeBenefitPrivateUse"
          inputMode="numeric"
          label={t('settings.wageTypeBenefitPrivateUse')}
          hint={t('settings.wageTypeHint')}
        />
        <TextField
          name="wageTypeBenefitCommute"
          inputMode="numeric"
          label={t('settings.wageTypeBenefitCommute')}
          hint={t('settings.wageTypeHint')}
        />
        <TextField
          name="wageTypeBenefitCommuteFlat"
          inputMode="numeric"
          label={t('settings.wageTypeBenefitCommuteFlat')}
          hint={t('settings.wageTypeBenefitCommuteFlatHint')}
        />
        <TextField
          name="wageTypeVatPassedOn"
          inputMode="numeric"
          label={t('settings.wageTypeVatPassedOn')}
          hint={t('settings.wageTypeVatPassedOnHint')}
        />
        <TextField
          name="wageTypeUsageFee"
          inputMode="numeric"
          label={t('settings.wageTypeUsageFee')}
          hint={t('settings.wageTypeUsageFeeHint')}
        />
        <TextField
          name="wageTypeChargingRefund"
          inputMode="numeric"
          label={t('settings.wageTypeChargingRefund')}
          hint={t('settings.wageTypeChargingRefundHint')}
        />
        <SelectField
          name="certificateOn"
          label={t('settings.certificateOn')}
          hint={t('settings.certificateOnHint')}
          options={CERTIFICATE_DAYS.map((value) => ({
            value,
            label: t(`settings.certificateDays.${value}`),
          }))}
        />
        {format === 'DATEV_LODAS' && (
          <TextField
            name="lodasValueKey"
            inputMode="numeric"
            label={t('settings.lodasValueKey')}
            hint={t('settings.lodasValueKeyHint')}
          />
        )}
      </div>
      <CheckboxField
        name="reductionNegative"
        label={t('settings.reductionNegative')}
        hint={t('settings.reductionNegativeHint')}
      />
      <div>
        <SubmitButton>{t('settings.save')}</SubmitButton>
      </div>
    </SentForm>
  );
}
