import { legalTextBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './settings-page.module.css';

const ROWS = 14;

/** Both languages of a legal text, published together. */
export function LegalTextForm({ legalText }: { readonly legalText: ReplyOf<'getLegalText'> }) {
  const { t } = useTranslation('settings');
  const { date } = useFormat();
  const toast = useToast('desk');
  const { page, version, publishedAt, text } = legalText;
  const form = useSchemaForm(legalTextBody, { basedOn: version, text });
  const publish = useApiMutation('publishLegalText', {
    outdates: ['getLegalText', 'listLegalVersions', 'getTerms', 'getMe'],
  });
  return (
    <SentForm
      form={form}
      label={t(`pages.${page}`)}
      className={classes['form']}
      onSend={async (body) => {
        await publish.mutateAsync({ params: { page }, body });
        toast('success', t('published'));
      }}
      failedTitle={t('publishFailed')}
    >
      <div className={classes['state']}>
        {publishedAt === null ? (
          <StatusBadge tone="copper">{t('placeholder')}</StatusBadge>
        ) : (
          <span>{t('version', { version, date: date(publishedAt) })}</span>
        )}
        <Link to={paths[page]()}>{t('show')}</Link>
        {version > 0 && <Link to={paths.legalVersion(page, version)}>{t('allVersions')}</Link>}
      </div>
      <div className={classes['languages']}>
        <TextAreaField name="text.de" label={t('german')} hint={t('hint')} rows={ROWS} />
        <TextAreaField name="text.en" label={t('english')} hint={t('hint')} rows={ROWS} />
      </div>
      <div className={classes['actions']}>
        <SubmitButton variant="default">{t('publish')}</SubmitButton>
      </div>
    </SentForm>
  );
}
