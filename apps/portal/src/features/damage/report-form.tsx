import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useFormat } from '../../format/use-format.ts';
import { openDraftStore, type DraftStore } from '../../forms/draft-store.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { readKeptDraft, useKeptDraft } from '../../product/lease-draft/use-kept-draft.ts';
import { usePhotos } from '../../product/lease-draft/use-photos.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import {
  bodyOf,
  damageBeginning,
  draftOf,
  newDraft,
  nextStep,
  photosDraftOf,
  REPORT_STEPS,
  stepBack,
  type Damages,
  type Draft,
  type ReportStep,
} from '../../product/damage/damage-draft.ts';
import { HelpNumbers } from './help-numbers.tsx';
import { OthersStep } from './others-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { ReportContext, type ReportInHand } from './report-context.ts';
import { useReportSending } from '../../product/damage/use-report-sending.ts';
import { WhatStep } from './what-step.tsx';
import { WhereStep } from './where-step.tsx';
import classes from './damage.module.css';

const STEP_OF = { WHAT: WhatStep, WHERE: WhereStep, PHOTOS: PhotosStep, OTHERS: OthersStep } as const;

interface ReportFormProps {
  readonly leaseId: number;
  readonly damages: Damages;
  /** The sent report that is changed; null for a new one. */
  readonly changed: Damages['damages'][number] | null;
  /** Whose drafts this browser keeps; empty while that is loading. */
  readonly owner: string;
  readonly onSent: () => Promise<void>;
}

/** Opens what this browser keeps of the report. */
export function ReportForm({ owner, ...shown }: ReportFormProps) {
  const { t } = useTranslation('damage');
  const today = useToday();
  const { leaseId, changed } = shown;
  const beginning = damageBeginning(leaseId, changed?.id ?? null);
  const [opened, setOpened] = useState<{ readonly store: DraftStore; readonly first: Draft } | null>(null);
  useEffect(() => {
    let isWanted = owner !== '';
    const open = async () => {
      const store = await openDraftStore(owner);
      const kept = await readKeptDraft<Draft>(store, beginning);
      const first =
        changed?.photosAddable === true
          ? photosDraftOf(changed, kept ?? null)
          : (kept ?? (changed === null ? newDraft(today) : draftOf(changed)));
      if (isWanted) setOpened((before) => before ?? { store, first });
    };
    if (isWanted) void open();
    return () => {
      isWanted = false;
    };
  }, [owner, beginning, changed, today]);
  if (opened === null) return <LoadingState label={t('loading')}>{null}</LoadingState>;
  return <OpenReport {...shown} {...opened} beginning={beginning} />;
}

interface OpenReportProps extends Omit<ReportFormProps, 'owner'> {
  readonly store: DraftStore;
  readonly first: Draft;
  /** Of the names under which this browser keeps it. */
  readonly beginning: string;
}

/** The report, one screen after the other. Everything is kept in this browser at once and sent when there is a connection. */
function OpenReport({ leaseId, damages, changed, onSent, store, first, beginning }: OpenReportProps) {
  const { t } = useTranslation('damage');
  const { dateTime } = useFormat();
  const call = useApiCall();
  const kept = useKeptDraft(store, beginning, first);
  const loadPhoto = useCallback(
    (photo: string) => call('getLeasePhoto', { params: { leaseId: String(leaseId), photo } }),
    [call, leaseId],
  );
  const photos = usePhotos(store, beginning, loadPhoto);
  const { draft, change, forget } = kept;
  const onDone = useCallback(async () => {
    await forget();
    await onSent();
  }, [forget, onSent]);
  const { isOffline, refusal } = useReportSending(leaseId, kept, photos, onDone);
  const addsPhotosOnly = changed?.photosAddable === true;
  const inHand = useMemo<ReportInHand>(
    () => ({
      damages,
      draft,
      photos,
      fixedPhotos: changed?.photosAddable === true ? changed.report.photos.map(({ photo }) => photo) : null,
      keep: (entries) => change((before) => ({ ...before, entries: { ...before.entries, ...entries } })),
      async take(file, view) {
        const photo = await photos.add(file);
        change((before) => ({
          ...before,
          entries: { ...before.entries, photos: [...before.entries.photos, { view, photo }] },
          unsentPhotos: [...before.unsentPhotos, photo],
        }));
      },
      next: (entries) =>
        change((before) => nextStep({ ...before, entries: { ...before.entries, ...entries } })),
      back: () => change(stepBack),
      send: (entries) =>
        change((before) => {
          const after = { ...before, entries: { ...before.entries, ...entries } };
          return { ...after, body: bodyOf(after) };
        }),
    }),
    [damages, changed, draft, photos, change],
  );
  const needsHelp = draft.entries.kind === 'BREAKDOWN' || draft.entries.drivable === false;
  const keptTitle =
    kept.keptAtMs === null
      ? t('kept.title')
      : t('kept.at', { at: dateTime(new Date(kept.keptAtMs).toISOString()) });
  const Step = STEP_OF[draft.step];
  return (
    <ReportContext value={inHand}>
      {!addsPhotosOnly && <ReportBar step={draft.step} />}
      <StepFrame step={draft.step}>
        {needsHelp && <HelpNumbers />}
        {draft.step === 'WHAT' && <Emergency />}
        {kept.isFull && (
          <Notice tone="danger" role="alert" title={t('full.title')}>
            {t('full.text')}
          </Notice>
        )}
        {isOffline && (
          <Notice tone="info" polite title={t('offline.title')}>
            {t('offline.text')}
          </Notice>
        )}
        {refusal !== null && <FailureNotice title={t('refused')} failure={refusal} />}
        {draft.body !== null ? (
          <Notice tone="info" polite title={t('sending.title')}>
            {t('sending.text')}
          </Notice>
        ) : (
          <Step key={draft.step} />
        )}
        {!isOffline && !kept.isFull && draft.body === null && (
          <Notice tone="info" title={keptTitle}>
            {t('kept.text')}
          </Notice>
        )}
      </StepFrame>
    </ReportContext>
  );
}

function Emergency() {
  const { t } = useTranslation('damage');
  return (
    <Notice tone="danger" title={t('emergency.title')}>
      {t('emergency.text', { rescue: '112', police: '110' })}
    </Notice>
  );
}

function ReportBar({ step }: { readonly step: ReportStep }) {
  const { t } = useTranslation('damage');
  const at = REPORT_STEPS.indexOf(step);
  const steps = REPORT_STEPS.map((key, index) => ({
    key,
    name: t(`steps.${key}`),
    state: index === at ? ('current' as const) : index < at ? ('done' as const) : ('open' as const),
  }));
  return (
    <StepBar
      label={t('steps.all')}
      steps={steps}
      position={t('steps.position', { number: at + 1, total: REPORT_STEPS.length })}
    />
  );
}

/** Moves the focus to each new step, so that keyboards and screen readers are where the eyes are. */
function StepFrame({ step, children }: { readonly step: ReportStep; readonly children: React.ReactNode }) {
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
