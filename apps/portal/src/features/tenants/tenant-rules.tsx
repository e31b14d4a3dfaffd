import { FINE_HOLDERS, LICENCE_INTERVALS, tenantRulesBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { TenantForm } from './tenant-form.tsx';

/** What the provider sets of an employer's own rules. */
export function TenantRules({ tenant: { id, rules } }: { readonly tenant: ReplyOf<'getTenant'> }) {
  const { t } = useTranslation('tenants');
  const toast = useToast('desk');
  const save = useApiMutation('saveTenantRules', { outdates: ['getTenant'] });
  return (
    <SectionCard title={t('rules.title')} description={t('rules.description')}>
      <TenantForm
        schema={tenantRulesBody}
        values={rules}
        label={t('rules.title')}
        action={t('rules.save')}
        isSecondary
        onSend={async (body) => {
          await save.mutateAsync({ params: { tenantId: String(id) }, body });
          toast('success', t('rules.saved'));
        }}
      >
        <CheckboxField name="fourEyes" label={t('rules.fourEyes')} hint={t('rules.fourEyesHint')} />
        <SelectField
          name="fineHolder"
          label={t('rules.fineHolder')}
          hint={t('rules.fineHolderHint')}
          options={FINE_HOLDERS.map((value) => ({ value, label: t(`rules.fineHolders.${value}`) }))}
        />
        <SelectField
          name="licenceInterval"
          label={t('rules.licenceInterval')}
          hint={t('rules.licenceIntervalHint')}
          options={LICENCE_INTERVALS.map((value) => ({ value, label: t(`rules.licenceIntervals.${value}`) }))}
        />
        <CheckboxField
          name="seesDriverNames"
          label={t('rules.seesDriverNames')}
          hint={t('rules.seesDriverNamesHint')}
        />
      </TenantForm>
    </SectionCard>
  );
}
