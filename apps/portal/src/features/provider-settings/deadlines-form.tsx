import { providerSettingsReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';

const deadlinesSchema = providerSettingsReply.pick({ deadlineDays: true });

/** How long orders wait for whom. */
export function DeadlinesForm({
  settings: { deadlineDays },
}: {
  readonly settings: ReplyOf<'getProviderSettings'>;
}) {
  const { t } = useTranslation('settings');
  return (
    <SettingsForm schema={deadlinesSchema} values={{ deadlineDays }} subject="deadlines">
      <div className={classes['languages']}>
        {(['employee', 'employer', 'provider'] as const).map((actor) => (
          <DecimalField
            key={actor}
            name={`deadlineDays.${actor}`}
            label={t(`deadlines.${actor}`)}
            isPlural
            hint={t(`deadlines.${actor}Hint`)}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
