import { providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { TextField } from '../../forms/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';

const lessorSchema = providerSettingsReply.pick({ lessor: true });

const FIELDS = ['company', 'legalForm', 'street', 'streetNumber', 'postcode', 'place'] as const;
const OPTIONAL_FIELDS = ['representative', 'register', 'vatId'] as const;

/** The company that leases the cars, as contracts name it. */
export function LessorForm({ settings: { lessor } }: { readonly settings: ReplyOf<'getProviderSettings'> }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={lessorSchema} values={{ lessor }} subject="lessor">
      <div className={classes['languages']}>
        {FIELDS.map((field) => (
          <TextField key={field} name={`lessor.${field}`} autoComplete="off" label={t(`lessor.${field}`)} />
        ))}
        {OPTIONAL_FIELDS.map((field) => (
          <TextField
            key={field}
            name={`lessor.${field}`}
            autoComplete="off"
            label={t(`lessor.${field}`)}
            hint={t(`lessor.${field}Hint`)}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
