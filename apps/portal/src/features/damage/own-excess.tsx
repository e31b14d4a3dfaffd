import { excessObjectionBody } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DamageCase } from '../../product/damage/damage-case.ts';
import { ExcessFacts } from '../../product/damage/damage-facts.tsx';
import classes from './damage.module.css';

interface OwnExcessProps {
  readonly leaseId: number;
  readonly damageId: number;
  readonly excess: NonNullable<DamageCase['excess']>;
}

/** The excess of an own case: who bears it, and the objection while one is possible. */
export function OwnExcess({ excess, ...named }: OwnExcessProps) {
  const { t } = useTranslation('damage');
  const [isObjecting, setIsObjecting] = useState(false);
  const canObject = excess.objectableUntil !== null;
  return (
    <div className={classes['form']}>
      <ExcessFacts excess={excess} reader="own" />
      <p className={classes['quiet']}>{t(`excess.ownTurn.${excess.state}.${excess.bearer}`)}</p>
      {canObject && !isObjecting && (
        <div>
          <Button variant="default" onClick={() => setIsObjecting(true)}>
            {t('excess.object')}
          </Button>
        </div>
      )}
      {canObject && isObjecting && <ObjectionForm {...named} />}
    </div>
  );
}

/** The button that opened the form is gone. */
const focusText = (frame: HTMLElement | null) => frame?.querySelector('textarea')?.focus();

function ObjectionForm({ leaseId, damageId }: Omit<OwnExcessProps, 'excess'>) {
  const { t } = useTranslation('damage');
  const object = useApiMutation('objectToExcess', { outdates: ['listDamages'] });
  const form = useSchemaForm(excessObjectionBody, { text: '' });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('excess.object')}
      failedTitle={t('excess.objectFailed')}
      onSend={async (body) => {
        await object.mutateAsync({
          params: { leaseId: String(leaseId), damageId: String(damageId) },
          body,
        });
      }}
    >
      <div ref={focusText}>
        <TextAreaField
          name="text"
          label={t('excess.objectText')}
          hint={t('excess.objectHint')}
          messages={{ REQUIRED: t('excess.objectMissing') }}
        />
      </div>
      <div>
        <SubmitButton>{t('excess.objectSend')}</SubmitButton>
      </div>
    </SentForm>
  );
}
