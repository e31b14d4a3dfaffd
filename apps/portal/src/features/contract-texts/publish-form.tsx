import { contractTextsPublicationBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './contract-texts.module.css';

const publicationForm = contractTextsPublicationBody.pick({ validFrom: true });

interface PublishFormProps {
  readonly number: number;
  readonly revision: number;
  readonly disabled: boolean;
}

/** Publishes a draft from a day on, for good. */
export function PublishForm({ number, revision, disabled }: PublishFormProps) {
  const { t } = useTranslation('contractTexts');
  const toast = useToast('desk');
  const form = useSchemaForm(publicationForm, { validFrom: '' });
  const publish = useApiMutation('publishContractTexts', {
    outdates: ['getContractTexts', 'listContractTexts'],
    onSuccess: () => toast('success', t('publish.done')),
  });
  if (disabled) return <p className={classes['quiet']}>{t('publish.saveFirst')}</p>;
  return (
    <SentForm
      form={form}
      label={t('publish.title')}
      className={classes['cards']}
      onSend={async ({ validFrom }) => {
        await publish.mutateAsync({ params: { number: String(number) }, body: { revision, validFrom } });
      }}
    >
      <DateField name="validFrom" label={t('publish.validFrom')} hint={t('publish.validFromHint')} />
      <div>
        <SubmitButton>{t('publish.action')}</SubmitButton>
      </div>
    </SentForm>
  );
}
