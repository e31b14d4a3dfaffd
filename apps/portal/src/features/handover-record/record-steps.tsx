import type { ApiError } from '@stromwandel/api-spec';
import { RECORD_PARTS, type RecordPart } from '@stromwandel/leasing';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import type { DraftStore } from '../../forms/draft-store.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { useKeptDraft } from '../../product/lease-draft/use-kept-draft.ts';
import { usePhotos } from '../../product/lease-draft/use-photos.ts';
import { CarStep } from './car-step.tsx';
import {
  recordBeginning,
  waiting,
  withPart,
  type Draft,
  type HandoverRecord,
  type SavedPart,
} from './draft.ts';
import { EquipmentStep } from './equipment-step.tsx';
import { OdometerStep } from './odometer-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import type { RecordCalls } from './record-calls.ts';
import { RecordContext, type RecordInHand } from './record-context.ts';
import { RemarksStep } from './remarks-step.tsx';
import { SignaturesStep } from './signatures-step.tsx';
import { StepList } from './step-list.tsx';
import { useSending } from './use-sending.ts';
import classes from './handover-record.module.css';

const STEP_OF = {
  CAR: CarStep,
  ODOMETER: OdometerStep,
  EQUIPMENT: EquipmentStep,
  PHOTOS: PhotosStep,
  REMARKS: RemarksStep,
} as const;

const partAfter = (part: RecordPart, by: 1 | -1): RecordPart =>
  RECORD_PARTS[RECORD_PARTS.indexOf(part) + by] ?? part;

export interface RecordStepsProps {
  readonly record: HandoverRecord;
  readonly calls: RecordCalls;
  /** The dealer reads it, not the driver. */
  readonly isDealer?: boolean;
  /** The way out of the record. */
  readonly aside: ReactNode;
  readonly onConcluded: () => Promise<void> | void;
  /** The server takes nothing more of this record. */
  readonly onOver?: (refusal: ApiError) => void;
  readonly store: DraftStore;
  /** What this browser kept, or what the server has. */
  readonly first: Draft;
}

/** The open record, one task a screen. Everything is kept in this browser at once and sent when there is a connection. */
export function RecordSteps(props: RecordStepsProps) {
  const { record, calls, store, first, isDealer = false, aside, onConcluded, onOver } = props;
  const { t } = useTranslation('handover');
  const kept = useKeptDraft(store, recordBeginning(record), first);
  const photos = usePhotos(store, recordBeginning(record), calls.loadPhoto);
  const { draft, change, forget } = kept;
  const onSent = useCallback(async () => {
    await forget();
    await onConcluded();
  }, [forget, onConcluded]);
  const { isOffline, refusal } = useSending(calls, kept, photos, onSent);
  useEffect(() => {
    if (refusal === null || !calls.isOver(refusal)) return;
    void forget().then(() => onOver?.(refusal));
  }, [calls, refusal, forget, onOver]);
  const inHand = useRecordInHand({ record, isDealer }, draft, change, photos);
  const go = (step: RecordPart) => change((before) => ({ ...before, step }));
  const { step, conclusion } = draft;
  const Part = step === 'SIGNATURES' ? null : STEP_OF[step];
  return (
    <RecordContext value={inHand}>
      <PageTitle title={t(record.kind === 'RETURN' ? 'return.title' : 'title')} aside={aside} />
      <RecordBar draft={draft} />
      <StepFrame step={step}>
        {(isOffline || kept.isFull) && <KeptNotice draft={draft} isFull={kept.isFull} />}
        {refusal !== null && <FailureNotice title={t('refusedBySender')} failure={refusal} />}
        {conclusion !== null ? (
          <Notice tone="info" polite title={t('sending.title')}>
            {t('sending.text')}
          </Notice>
        ) : Part ? (
          <Part key={step} />
        ) : (
          <SignaturesStep onConclude={(next) => change((before) => ({ ...before, conclusion: next }))} />
        )}
        {conclusion === null && <StepList onGo={go} />}
      </StepFrame>
    </RecordContext>
  );
}

function useRecordInHand(
  { record, isDealer }: Pick<RecordInHand, 'record' | 'isDealer'>,
  draft: Draft,
  change: (next: (draft: Draft) => Draft) => void,
  photos: RecordInHand['photos'],
): RecordInHand {
  return useMemo(
    () => ({
      record,
      isDealer,
      draft,
      photos,
      keep: (entries) => change((before) => ({ ...before, entries: { ...before.entries, ...entries } })),
      async take(file, entriesOf) {
        const photo = await photos.add(file);
        change((before) => ({
          ...before,
          entries: { ...before.entries, ...entriesOf(photo, before.entries) },
          unsentPhotos: [...before.unsentPhotos, photo],
        }));
      },
      finish: (part: SavedPart, entries) =>
        change((before) => ({ ...withPart(before, part, entries), step: partAfter(part, 1) })),
      back: () => change((before) => ({ ...before, step: partAfter(before.step, -1) })),
    }),
    [record, isDealer, draft, photos, change],
  );
}

function RecordBar({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('handover');
  const at = RECORD_PARTS.indexOf(draft.step);
  const steps = RECORD_PARTS.map((part) => ({
    key: part,
    name: t(`parts.${part}`),
    state:
      part === draft.step
        ? ('current' as const)
        : draft.finished.includes(part as SavedPart) // SIGNATURES is in no list
          ? ('done' as const)
          : ('open' as const),
  }));
  return (
    <StepBar
      label={t('steps.all')}
      steps={steps}
      position={t('steps.position', { number: at + 1, total: RECORD_PARTS.length })}
    />
  );
}

/** Moves the focus to each new step, so that keyboards and screen readers are where the eyes are. */
function StepFrame({ step, children }: { readonly step: RecordPart; readonly children: React.ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={frame} tabIndex={-1} className={classes['frame']}>
      {children}
    </div>
  );
}

function KeptNotice({ draft, isFull }: { readonly draft: Draft; readonly isFull: boolean }) {
  const { t } = useTranslation('handover');
  if (isFull) {
    return (
      <Notice tone="danger" role="alert" title={t('photo.full.title')}>
        {t('photo.full.text')}
      </Notice>
    );
  }
  const count = waiting(draft);
  return (
    <Notice tone="info" polite title={t('offline.title')}>
      {count === 0 ? t('offline.nothing') : t('offline.waiting', { count })}
    </Notice>
  );
}
