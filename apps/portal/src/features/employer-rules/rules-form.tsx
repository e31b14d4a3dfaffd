import {
  ADDITIONAL_DRIVERS,
  COMMUTE_FLAT_TAXES,
  DRIVE_TYPES,
  HOME_CHARGING,
  inCents,
} from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { CheckboxGroupField } from '../../forms/checkbox-group-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ContributionFields, GroupContributions } from './group-contributions.tsx';
import classes from './rules-form.module.css';
import { rulesForm, rulesFormOf } from './rules-form-values.ts';

const OFFERED_DURATIONS = [12, 24, 36, 48, 60];

interface RulesFormProps {
  readonly rules: ReplyOf<'getEmployerRules'>;
  /** Brands of the catalogue. */
  readonly brands: readonly string[];
}

/** Everything an employer settles about the cars of its people. */
export function RulesForm({ rules, brands }: RulesFormProps) {
  const { t } = useTranslation('rules');
  const toast = useToast('desk');
  const form = useSchemaForm(rulesForm, rulesFormOf(rules));
  const save = useApiMutation('saveEmployerRules', { outdates: ['getEmployerRules'] });
  return (
    <SentForm
      form={form}
      label={t('title')}
      className={classes['form']}
      onSend={async (body) => {
        await save.mutateAsync({ body: inCents(body) });
        toast('success', t('saved'));
      }}
    >
      <CarsCard rules={rules} brands={brands} />
      <SectionCard title={t('people.title')} description={t('people.description')}>
        <div className={classes['stack']}>
          <div className={classes['fields']}>
            <DecimalField
              name="minimumEmploymentMonths"
              label={t('people.minimumEmploymentMonths')}
              hint={t('people.minimumEmploymentMonthsHint')}
            />
          </div>
          <CheckboxField
            name="afterProbationOnly"
            label={t('people.afterProbationOnly')}
            hint={t('people.afterProbationOnlyHint')}
          />
        </div>
      </SectionCard>
      <SectionCard title={t('contribution.title')} description={t('contribution.description')}>
        <div className={classes['stack']}>
          <div className={classes['fields']}>
            <ContributionFields />
          </div>
          <GroupContributions />
        </div>
      </SectionCard>
      <SectionCard title={t('vat.title')} description={t('vat.description')}>
        <CheckboxField name="vatPassedOn" label={t('vat.passedOn')} hint={t('vat.passedOnHint')} />
      </SectionCard>
      <SectionCard title={t('flatTax.title')} description={t('flatTax.description')}>
        <RadioCardsField
          name="commuteFlatTax"
          label={t('flatTax.label')}
          columns={1}
          options={COMMUTE_FLAT_TAXES.map((value) => ({
            value,
            label: t(`flatTax.${value}.label`),
            note: t(`flatTax.${value}.note`),
          }))}
        />
      </SectionCard>
      <SectionCard title={t('charging.title')} description={t('charging.description')}>
        <RadioCardsField
          name="homeCharging"
          label={t('charging.label')}
          columns={1}
          options={HOME_CHARGING.map((value) => ({
            value,
            label: t(`charging.${value}.label`),
            note: t(`charging.${value}.note`),
          }))}
        />
      </SectionCard>
      <SectionCard title={t('drivers.title')} description={t('drivers.description')}>
        <RadioCardsField
          name="additionalDrivers"
          label={t('drivers.label')}
          columns={1}
          options={ADDITIONAL_DRIVERS.map((value) => ({
            value,
            label: t(`drivers.${value}.label`),
            note: t(`drivers.${value}.note`),
          }))}
        />
      </SectionCard>
      <SectionCard title={t('approval.title')} description={t('approval.description')}>
        <CheckboxField
          name="fourEyes"
          label={t('approval.fourEyes')}
          hint={t(rules.fourEyes ? 'approval.keptHint' : 'approval.fourEyesHint')}
          disabled={rules.fourEyes}
        />
      </SectionCard>
      <div className={classes['end']}>
        <p>{t('effect')}</p>
        <SubmitButton>{t('save')}</SubmitButton>
      </div>
    </SentForm>
  );
}

function CarsCard({ rules, brands }: RulesFormProps) {
  const { t } = useTranslation('rules');
  const { number } = useFormat();
  // What was settled stays to be seen, even when the catalogue has no such car today.
  const brandNames = [...new Set([...brands, ...(rules.brands ?? [])])];
  const durations = [...new Set([...OFFERED_DURATIONS, ...(rules.durationsMonths ?? [])])].sort(
    (one, other) => one - other,
  );
  return (
    <SectionCard title={t('cars.title')} description={t('cars.description')}>
      <div className={classes['stack']}>
        <CheckboxGroupField
          name="brands"
          label={t('cars.brands')}
          hint={t('cars.brandsHint')}
          options={brandNames.map((value) => ({ value, label: value }))}
        />
        <CheckboxGroupField
          name="driveTypes"
          label={t('cars.driveTypes')}
          hint={t('cars.driveTypesHint')}
          options={DRIVE_TYPES.map((value) => ({ value, label: t(`driveTypes.${value}`) }))}
        />
        <CheckboxGroupField
          name="durationsMonths"
          label={t('cars.durations')}
          hint={t('cars.durationsHint')}
          options={durations.map((months) => ({
            value: String(months),
            label: t('cars.months', { months: number(months) }),
          }))}
        />
        <div className={classes['fields']}>
          <DecimalField
            name="highestListPriceEur"
            label={t('cars.highestListPrice')}
            hint={t('cars.noLimitHint')}
            unit="€"
            decimals={2}
          />
          <DecimalField
            name="highestRateEur"
            label={t('cars.highestRate')}
            hint={t('cars.highestRateHint')}
            unit="€"
            decimals={2}
          />
          <DecimalField
            name="highestRatePercentOfGross"
            label={t('cars.highestShare')}
            hint={t('cars.highestShareHint')}
            unit="%"
          />
        </div>
      </div>
    </SectionCard>
  );
}
