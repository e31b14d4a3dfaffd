import { dealerLinkBody, type ReplyOf } from '@stromwandel/api-spec';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './fleet.module.css';

const READS = ['getDealerLink'] as const;

/** The link with which a dealer fills in the record: sent and ended by the provider. */
export function DealerLinkCard({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('fleet');
  const params = { leaseId: String(leaseId) };
  const query = useApiQuery('getDealerLink', { params });
  return (
    <SectionCard title={t('dealerLink.title')} description={t('dealerLink.text')}>
      <LoadState query={query} failed={t('dealerLink.loadFailed')}>
        {({ link }) => (
          <div className={classes['form']}>
            {link !== null && <OpenLink leaseId={leaseId} link={link} />}
            <LinkForm leaseId={leaseId} isOpen={link !== null} />
          </div>
        )}
      </LoadState>
    </SectionCard>
  );
}

interface OpenLinkProps {
  readonly leaseId: number;
  readonly link: NonNullable<ReplyOf<'getDealerLink'>['link']>;
}

function OpenLink({ leaseId, link }: OpenLinkProps) {
  const { t } = useTranslation('fleet');
  const { date } = useFormat();
  const end = useApiMutation('endDealerLink', { outdates: READS });
  const facts = { email: link.sentTo, sent: date(link.sentAt), until: date(link.expiresAt) };
  return (
    <>
      {end.error !== null && <FailureNotice title={t('dealerLink.endFailed')} failure={end.error} />}
      <p>{t('dealerLink.open', facts)}</p>
      <div>
        <AskedAction
          label={t('dealerLink.end')}
          title={t('dealerLink.end')}
          variant="default"
          busy={end.isPending}
          onConfirm={() => end.mutate({ params: { leaseId: String(leaseId) } })}
        >
          <p>{t('dealerLink.endAsk')}</p>
        </AskedAction>
      </div>
    </>
  );
}

function LinkForm({ leaseId, isOpen }: { readonly leaseId: number; readonly isOpen: boolean }) {
  const { t } = useTranslation('fleet');
  const toast = useToast('desk');
  const send = useApiMutation('sendDealerLink', { outdates: READS });
  const form = useSchemaForm(dealerLinkBody, { email: '' });
  const missing = t('dealerLink.emailMissing');
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('dealerLink.title')}
      failedTitle={t('dealerLink.failed')}
      onSend={async (body) => {
        await send.mutateAsync({ params: { leaseId: String(leaseId) }, body });
        form.reset();
        toast('success', t('dealerLink.sent', body));
      }}
    >
      <TextField
        name="email"
        type="email"
        label={t('dealerLink.email')}
        hint={isOpen ? t('dealerLink.hint') : undefined}
        autoComplete="off"
        messages={{ REQUIRED: missing, INVALID_FORMAT: missing }}
      />
      <SubmitButton>{t('dealerLink.send')}</SubmitButton>
    </SentForm>
  );
}
