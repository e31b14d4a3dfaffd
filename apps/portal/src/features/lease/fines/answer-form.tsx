import { FINE_ANSWERS } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import type { DraftStore } from '../../../forms/draft-store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SenderWork } from '../../../product/lease-draft/create-sender.ts';
import { useKeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import { useOpenedDraft } from '../../../product/lease-draft/use-opened-draft.ts';
import { useSender } from '../../../product/lease-draft/use-sender.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Answer, OwnFine } from './own-fine.ts';
import parts from '../car-part.module.css';
import classes from './fines.module.css';

/** An answer in this browser until the server has it. */
interface Draft {
  readonly answer: Answer | null;
  /** With NAMED_DRIVER. */
  readonly driverId?: number;
  readonly isWaiting: boolean;
}
/** Before the id of a driver, among the values of the choice. */
const DRIVER = 'driver-';
const NOTHING: Draft = { answer: null, isWaiting: false };

interface AnswerFormProps {
  readonly fine: OwnFine;
  /** Whose drafts this browser keeps. */
  readonly owner: string;
}

/** Opens what this browser keeps of the answer. */
export function AnswerForm({ fine, owner }: AnswerFormProps) {
  const beginning = `fine/${fine.id}/`;
  const opened = useOpenedDraft<Draft>(owner, beginning);
  if (opened === null) return null;
  const { store, kept = NOTHING } = opened;
  return <OpenAnswer fine={fine} store={store} first={kept} beginning={beginning} />;
}

interface OpenAnswerProps extends Pick<AnswerFormProps, 'fine'> {
  readonly store: DraftStore;
  readonly first: Draft;
  /** Of the names under which this browser keeps it. */
  readonly beginning: string;
}

/** The answers with what each leads to. The chosen one is kept and sent when there is a connection. */
function OpenAnswer({ fine, store, first, beginning }: OpenAnswerProps) {
  const { t } = useTranslation('lease');
  const call = useApiCall();
  const queries = useQueryClient();
  const { draft, now, change, forget } = useKeptDraft(store, beginning, first);
  const [isMissing, setIsMissing] = useState(false);
  const { id, leaseId, holderName: holder, drivers } = fine;
  const onDone = useCallback(async () => {
    await forget();
    await queries.invalidateQueries({ queryKey: apiQueryKey('listOwnFines') });
  }, [forget, queries]);
  const work = useMemo<SenderWork>(
    () => ({
      isWaiting: () => now().isWaiting,
      async send() {
        const { answer, driverId } = now();
        if (answer === null) return false;
        await call('answerFine', {
          params: { leaseId: String(leaseId), fineId: String(id) },
          body: { answer, ...(driverId !== undefined && { driverId }) },
        });
        return true;
      },
      refused: () => change((before) => ({ ...before, isWaiting: false })),
      onDone,
    }),
    [call, change, id, leaseId, now, onDone],
  );
  const { isOffline, refusal } = useSender(work, draft.isWaiting ? 'answer' : '');
  return (
    <div className={parts['form']}>
      {isOffline && (
        <Notice tone="info" polite title={t('fines.offline.title')}>
          {t('fines.offline.text')}
        </Notice>
      )}
      {refusal !== null && <FailureNotice title={t('fines.refused')} failure={refusal} />}
      <div className={classes['answers']}>
        <RadioCards
          label={t('fines.answer')}
          error={isMissing && draft.answer === null ? t('fines.missing') : undefined}
          columns={1}
          disabled={draft.isWaiting}
          options={FINE_ANSWERS.flatMap((answer) =>
            answer === 'NAMED_DRIVER'
              ? drivers.map(({ id: driverId, name }) => ({
                  value: `${DRIVER}${driverId}`,
                  label: t('fines.driverDrove', { name }),
                  note: t('fines.answers.NAMED_DRIVER.leads', { holder, name }),
                }))
              : [
                  {
                    value: answer,
                    label: t(`fines.answers.${answer}.label`),
                    note: t(`fines.answers.${answer}.leads`, { holder }),
                  },
                ],
          )}
          value={draft.driverId === undefined ? (draft.answer ?? undefined) : `${DRIVER}${draft.driverId}`}
          onChange={(value) => {
            const answer = FINE_ANSWERS.find((one) => one === value);
            const driverId = Number(value.slice(DRIVER.length));
            change(({ isWaiting }) =>
              answer ? { isWaiting, answer } : { isWaiting, answer: 'NAMED_DRIVER', driverId },
            );
          }}
        />
      </div>
      <div>
        <Button
          loading={draft.isWaiting && !isOffline}
          disabled={draft.isWaiting}
          onClick={() => {
            setIsMissing(draft.answer === null);
            if (draft.answer !== null) change((before) => ({ ...before, isWaiting: true }));
          }}
        >
          {t('fines.send')}
        </Button>
      </div>
    </div>
  );
}
