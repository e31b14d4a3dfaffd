import { Button } from '@mantine/core';
import type { SalaryInfo } from '@stromwandel/api-spec';
import { packageChoices } from '@stromwandel/offer';
import { SINGLE_TRIPS_PER_MONTH } from '@stromwandel/payroll';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LeasePackageReply, PricingTermsReply, VehicleDetailReply } from '../../../api/replies.ts';
import { DecimalField } from '../../../forms/decimal-field.tsx';
import { Form } from '../../../forms/form.tsx';
import { RadioCardsField } from '../../../forms/radio-cards-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import grid from '../../../forms/field-grid.module.css';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useFormat } from '../../../format/use-format.ts';
import { TAX_CLASSES } from '../../../product/salary-form/salary-options.ts';
import { WhatIfOutcome } from './what-if-outcome.tsx';
import { whatIfResult, whatIfSchema, whatIfValues } from './what-if-values.ts';
import classes from './what-if.module.css';

interface WhatIfFormProps {
  readonly salary: SalaryInfo;
  readonly terms: PricingTermsReply;
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
}

/** Figures to play with; the result follows every change. */
export function WhatIfForm(start: WhatIfFormProps) {
  const { salary, vehicle, leasePackage } = start;
  const { t } = useTranslation('vehicle');
  const { number } = useFormat();
  const form = useSchemaForm(whatIfSchema, whatIfValues(salary, leasePackage), 'onChange');
  const typed = whatIfSchema.safeParse(useWatch({ control: form.control }));
  const { kilometers } = packageChoices(vehicle.leasePackages, leasePackage);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('whatIf.title')} className={classes['form']}>
      <div className={grid['fields']}>
        <DecimalField name="grossMonthlySalaryEur" label={t('whatIf.gross')} unit="€" decimals={2} />
        <SelectField
          name="kmPerYear"
          label={t('options.kilometers')}
          options={kilometers.map((value) => ({ value, label: number(value) }))}
        />
        <div className={grid['whole']}>
          <RadioCardsField
            name="taxClass"
            label={t('whatIf.taxClass')}
            options={TAX_CLASSES}
            columns={TAX_CLASSES.length}
          />
        </div>
        <DecimalField name="arrivalKilometers" label={t('whatIf.commute')} unit="km" />
        <DecimalField
          name="arrivalNumber"
          label={t('whatIf.days')}
          isPlural
          hint={t(salary.commuteValuation === 'SINGLE_TRIPS_0002' ? 'whatIf.daysCount' : 'whatIf.daysFlat', {
            days: SINGLE_TRIPS_PER_MONTH,
          })}
        />
      </div>
      <WhatIfOutcome
        result={typed.success ? whatIfResult(start, typed.data) : null}
        ownRateCents={leasePackage.userPrice}
      />
      <div className={classes['actions']}>
        <Button variant="subtle" onClick={() => form.reset()}>
          {t('whatIf.reset')}
        </Button>
        <p className={classes['promise']}>{t('whatIf.promise')}</p>
      </div>
    </Form>
  );
}
