import { FINE_ANSWERS } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { openDraftStore, type DraftStore } from '../../../forms/draft-store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SenderWork } from '../../../product/lease-draft/create-sender.ts';
import { readKeptDraft, useKeptDraft } from '../../../product/lease-draft/use-kept-draft.ts';
import { useSender } from '../../../product/lease-draft/use-sender.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Answer, OwnFine } from './own-fine.ts';
import classes from './fines.module.css';

/** An answer in this browser until the server has it. */
interface Draft {
  readonly answer: Answer | null;
  readonly isWaiting: boolean;
}
const NOTHING: Draft = { answer: null, isWaiting: false };

interface AnswerFormProps {
  readonly fine: OwnFine;
  /** Whose drafts this browser keeps. */
  readonly owner: string;
}

/** Opens what this browser keeps of the answer. */
export function AnswerForm({ fine, owner }: AnswerFormProps) {
  const beginning = `fine/${fine.id}/`;
  const [opened, setOpened] = useState<{ readonly store: DraftStore; readonly first: Draft } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const store = await openDraftStore(owner);
      const first = (await readKeptDraft<Draft>(store, beginning)) ?? NOTHING;
      if (isWanted) setOpened((before) => before ?? { store, first });
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [owner, beginning]);
  return opened === null ? null : <OpenAnswer fine={fine} {...opened} beginning={beginning} />;
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
  const { id, leaseId, holderName: holder } = fine;
  const onDone = useCallback(async () => {
    await forget();
    await queries.invalidateQueries({ queryKey: apiQueryKey('listOwnFines') });
  }, [forget, queries]);
  const work = useMemo<SenderWork>(
    () => ({
      isWaiting: () => now().isWaiting,
      async send() {
        const { answer } = now();
        if (answer === null) return false;
        await call('answerFine', {
          params: { leaseId: String(leaseId), fineId: String(id) },
          body: { answer },
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
    <div className={classes['form']}>
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
          options={FINE_ANSWERS.map((value) => ({
            value,
            label: t(`fines.answers.${value}.label`),
            note: t(`fines.answers.${value}.leads`, { holder }),
          }))}
          value={draft.answer ?? undefined}
          onChange={(answer) => change((before) => ({ ...before, answer }))}
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
