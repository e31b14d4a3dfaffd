import {
  EXCESS_BEARERS,
  excessProposalBody,
  excessSettlementBody,
  inCents,
  toEuro,
} from '@stromwandel/api-spec';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DamageCase } from '../../product/damage/damage-case.ts';
import { ExcessFacts } from '../../product/damage/damage-facts.tsx';
import classes from './fleet.module.css';

interface ExcessProps {
  readonly damage: DamageCase;
}

/** Who bears the excess of a case: the proposal, where it stands, and the provider's decision. */
export function ExcessPart({ damage }: ExcessProps) {
  const { t } = useTranslation('damage');
  const { excess, excessProposable } = damage;
  if (excess === null && !excessProposable) return null;
  return (
    <div className={classes['form']}>
      {excess === null && <h3 className={classes['heading']}>{t('excess.form.title')}</h3>}
      {excess !== null && <ExcessFacts excess={excess} reader="provider" />}
      {excess?.providerDecides === true && <SettlementForm damage={damage} />}
      {excessProposable && excess?.providerDecides !== true && <ProposalForm damage={damage} />}
    </div>
  );
}

function BearerField() {
  const { t } = useTranslation('damage');
  return (
    <RadioCardsField
      name="bearer"
      label={t('excess.form.bearer')}
      hint={t('excess.form.bearerHint')}
      messages={{ REQUIRED: t('excess.form.bearerMissing') }}
      columns={2}
      options={EXCESS_BEARERS.map((value) => ({ value, label: t(`excess.bearers.provider.${value}`) }))}
    />
  );
}

function ProposalForm({ damage }: ExcessProps) {
  const { t } = useTranslation('damage');
  const toast = useToast('order');
  const propose = useApiMutation('proposeExcess', { outdates: ['listDamages'] });
  const { excess } = damage;
  const form = useSchemaForm(excessProposalBody, {
    // The schema refuses what is not entered yet.
    excessEur: (excess === null ? null : toEuro(excess.excessCents)) as number,
    bearer: excess?.bearer,
    reason: excess?.reason ?? '',
  });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('excess.form.title')}
      failedTitle={t('excess.form.failed')}
      onSend={async (body) => {
        await propose.mutateAsync({ params: { damageId: String(damage.id) }, body: inCents(body) });
        toast('success', t('excess.form.proposed'));
      }}
    >
      <DecimalField
        name="excessEur"
        label={t('excess.form.amount')}
        hint={t('excess.form.amountHint')}
        unit="€"
        decimals={2}
      />
      <BearerField />
      <TextAreaField
        name="reason"
        label={t('excess.form.reason')}
        hint={t('excess.form.reasonHint')}
        rows={3}
      />
      <div>
        <SubmitButton variant="default">
          {t(excess === null ? 'excess.form.propose' : 'excess.form.proposeAgain')}
        </SubmitButton>
      </div>
    </SentForm>
  );
}

function SettlementForm({ damage }: ExcessProps) {
  const { t } = useTranslation('damage');
  const toast = useToast('order');
  const settle = useApiMutation('settleExcess', { outdates: ['listDamages'] });
  const form = useSchemaForm(excessSettlementBody, {
    bearer: undefined,
    reason: '',
  });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('excess.form.decide')}
      failedTitle={t('excess.form.failed')}
      onSend={async (body) => {
        await settle.mutateAsync({ params: { damageId: String(damage.id) }, body });
        toast('success', t('excess.form.decided'));
      }}
    >
      <BearerField />
      <TextAreaField
        name="reason"
        label={t('excess.form.reason')}
        hint={t('excess.form.answerHint')}
        rows={3}
      />
      <div>
        <SubmitButton>{t('excess.form.decide')}</SubmitButton>
      </div>
    </SentForm>
  );
}
