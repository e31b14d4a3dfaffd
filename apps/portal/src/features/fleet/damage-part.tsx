import { damageHandlingBody, inCents, toEuro } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useKeptFocus } from '../../feedback/use-kept-focus.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { DamageBadge } from '../../product/damage/damage-badge.tsx';
import type { DamageCase } from '../../product/damage/damage-case.ts';
import { DamageFacts } from '../../product/damage/damage-facts.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ExcessPart } from './excess-part.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { LEASE_READS } from './lease-reads.ts';
import classes from './fleet.module.css';

/** The damages of a leased car, with the form of each open case. */
export function DamagePart({ lease }: { readonly lease: Pick<ProviderLease, 'id'> }) {
  const { t } = useTranslation('damage');
  useKeptFocus();
  const damages = useApiQuery('listDamages', { params: { leaseId: String(lease.id) } });
  return (
    <LoadState query={damages} failed={t('failed')} label={t('loading')}>
      {(loaded) =>
        loaded.damages.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <div className={classes['parts']}>
            {loaded.damages.map((damage) => (
              <Case key={damage.id} leaseId={lease.id} body={loaded.bodyStyle} damage={damage} />
            ))}
          </div>
        )
      }
    </LoadState>
  );
}

type Damages = ReplyOf<'listDamages'>;

interface CaseProps {
  readonly leaseId: number;
  readonly body: Damages['bodyStyle'];
  readonly damage: DamageCase;
}

function Case({ leaseId, body, damage }: CaseProps) {
  const { t } = useTranslation('damage');
  const { date } = useFormat();
  const { report } = damage;
  return (
    <SectionCard title={t('case.title', { kind: t(`kinds.${report.kind}`), day: date(report.day) })}>
      <div className={classes['case']}>
        <div className={classes['form']}>
          <div>
            <DamageBadge state={damage.state} />
          </div>
          <DamageFacts leaseId={leaseId} body={body} damage={damage} />
        </div>
        <div className={classes['form']}>
          {damage.nextStates.length > 0 && <HandlingForm key={damage.changedAt} damage={damage} />}
          <ExcessPart key={damage.excess?.state} damage={damage} />
        </div>
      </div>
    </SectionCard>
  );
}

function HandlingForm({ damage }: Pick<CaseProps, 'damage'>) {
  const { t } = useTranslation('damage');
  const toast = useToast('order');
  const handle = useApiMutation('handleDamage', { outdates: ['listDamages', ...LEASE_READS] });
  const { state, nextStates, claimNumber, workshop, note, costCents } = damage;
  const form = useSchemaForm(damageHandlingBody, {
    state,
    claimNumber,
    workshop,
    note,
    costEur: costCents === null ? null : toEuro(costCents),
    lastDay: null,
  });
  const isLost = ['TOTAL_LOSS', 'STOLEN'].includes(form.watch('state'));
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('handle.title')}
      failedTitle={t('handle.failed')}
      onSend={async (body) => {
        await handle.mutateAsync({ params: { damageId: String(damage.id) }, body: inCents(body) });
        toast('success', t('handle.saved'));
      }}
    >
      <SelectField
        name="state"
        label={t('handle.state')}
        options={[state, ...nextStates].map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      {isLost && <DateField name="lastDay" label={t('handle.lastDay')} hint={t('handle.lastDayHint')} />}
      <TextField name="claimNumber" label={t('handle.claim')} />
      <TextField name="workshop" label={t('handle.workshop')} />
      <DecimalField name="costEur" label={t('handle.cost')} unit="€" decimals={2} />
      <TextField name="note" label={t('handle.note')} />
      <div>
        <SubmitButton>{t('handle.save')}</SubmitButton>
      </div>
    </SentForm>
  );
}
