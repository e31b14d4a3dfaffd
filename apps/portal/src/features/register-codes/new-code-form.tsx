import { registerCodeBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './new-code-form.module.css';

/** The form holds the domains as one line, separated by commas or blanks. */
const codeForm = registerCodeBody.extend({
  allowedDomains: z
    .string()
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .pipe(registerCodeBody.shape.allowedDomains),
});

const EMPTY = { validUntil: null, maximumUses: null, allowedDomains: '' };

/** What limits a new code; each limit may be left out. */
export function NewCodeForm() {
  const { t } = useTranslation('registerCodes');
  const toast = useToast('desk');
  const form = useSchemaForm(codeForm, EMPTY);
  const create = useApiMutation('createRegisterCode', { outdates: ['listRegisterCodes'] });
  return (
    <SentForm
      form={form}
      label={t('form.title')}
      className={classes['form']}
      onSend={async (body) => {
        const { code } = await create.mutateAsync({ body });
        form.reset(EMPTY);
        toast('success', t('form.made', { code }));
      }}
    >
      <div className={classes['fields']}>
        <DateField name="validUntil" label={t('form.validUntil')} hint={t('form.validUntilHint')} />
        <DecimalField name="maximumUses" label={t('form.maximumUses')} hint={t('form.maximumUsesHint')} />
        <TextField
          name="allowedDomains"
          label={t('form.allowedDomains')}
          hint={t('form.allowedDomainsHint')}
          messages={{ INVALID_FORMAT: t('form.invalidDomain') }}
        />
      </div>
      <div>
        <SubmitButton>{t('form.create')}</SubmitButton>
      </div>
    </SentForm>
  );
}
