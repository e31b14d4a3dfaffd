import { driverConsentForm } from '@stromwandel/api-spec';
import type { z } from 'zod';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { CheckboxField } from '../../../forms/checkbox-field.tsx';
import { DateField } from '../../../forms/date-field.tsx';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTextList } from '../../../i18n/use-text-list.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import parts from '../car-part.module.css';
import classes from './licence.module.css';

/** The six duties, the consent and the day of birth; the check of the licence follows. */
export function DriverConsent({ code }: { readonly code: string }) {
  const { t } = useTranslation('lease');
  const duties = useTextList('lease', 'driver.duties');
  const use = useApiMutation('useDriverLink', { outdates: ['getDriverLink'] });
  // The schema refuses what is missing.
  const empty: z.input<typeof driverConsentForm> = { bornOn: '', consent: false as true };
  const form = useSchemaForm(driverConsentForm, empty);
  return (
    <SectionCard title={t('driver.consent.title')} description={t('driver.consent.text')}>
      <div className={parts['form']}>
        <ol className={classes['duties']}>
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ol>
        <SentForm
          form={form}
          className={parts['form']}
          label={t('driver.consent.title')}
          failedTitle={t('driver.consent.failed')}
          onSend={async (entered) => {
            const body = { ...entered, command: 'CONSENT' } as const;
            const page = await use.mutateAsync({ params: { code }, body });
            if (page !== null) window.location.assign(page);
          }}
        >
          <DateField name="bornOn" label={t('driver.consent.bornOn')} hint={t('driver.consent.bornOnHint')} />
          <CheckboxField name="consent" label={t('driver.consent.agree')} />
          <div>
            <SubmitButton>{t('driver.consent.send')}</SubmitButton>
          </div>
        </SentForm>
      </div>
    </SectionCard>
  );
}
