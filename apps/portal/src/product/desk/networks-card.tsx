import { fieldErrors, networksBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import type { CallOf } from '../../api/replies.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './networks-card.module.css';

/** The form holds the networks as one text, one a line; what is wrong with one of them belongs to the field. */
const networksForm = z.strictObject({
  networks: z.string().transform((text, context) => {
    const read = networksBody.shape.networks.safeParse(text.split(/[\s,;]+/).filter(Boolean));
    if (read.success) return read.data;
    for (const { code } of fieldErrors(read.error.issues, '').slice(0, 1)) {
      context.addIssue({ code: 'custom', params: { code } });
    }
    return z.NEVER;
  }),
});

interface NetworksCardProps {
  readonly networks: readonly string[];
  readonly onSave: (body: CallOf<'saveEmployerNetworks'>['body']) => Promise<unknown>;
}

/** The networks of an employer, for its tenant admins and the provider. */
export function NetworksCard({ networks, onSave }: NetworksCardProps) {
  const { t } = useTranslation('desk');
  const toast = useToast('desk');
  const form = useSchemaForm(networksForm, { networks: networks.join('\n') });
  return (
    <SectionCard title={t('networks.title')} description={t('networks.description')}>
      <SentForm
        form={form}
        label={t('networks.title')}
        className={classes['form']}
        onSend={async (body) => {
          await onSave(body);
          toast('success', t('networks.saved'));
        }}
      >
        <TextAreaField
          name="networks"
          label={t('networks.label')}
          hint={t('networks.hint')}
          messages={{ INVALID_FORMAT: t('networks.invalid'), TOO_LARGE: t('networks.tooMany') }}
        />
        <div>
          <SubmitButton variant="default">{t('networks.save')}</SubmitButton>
        </div>
      </SentForm>
    </SectionCard>
  );
}
