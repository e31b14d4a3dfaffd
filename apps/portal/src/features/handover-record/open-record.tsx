import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { openDraftStore, type DraftStore } from '../../forms/draft-store.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { readKeptDraft } from '../../product/lease-draft/use-kept-draft.ts';
import { draftOf, recordBeginning, type Draft } from './draft.ts';
import { RecordSteps, type RecordStepsProps } from './record-steps.tsx';

type OpenRecordProps = Omit<RecordStepsProps, 'store' | 'first'> & {
  /** Whose drafts this browser keeps; empty while that is loading. */
  readonly owner: string;
};

/** Opens what this browser keeps of the record. */
export function OpenRecord({ owner, ...shown }: OpenRecordProps) {
  const { t } = useTranslation('handover');
  const { record } = shown;
  const [opened, setOpened] = useState<{ readonly store: DraftStore; readonly first: Draft } | null>(null);
  useEffect(() => {
    let isWanted = owner !== '';
    const open = async () => {
      const store = await openDraftStore(owner);
      const kept = await readKeptDraft<Draft>(store, recordBeginning(record));
      const first = kept ?? draftOf(record);
      if (isWanted) setOpened((before) => before ?? { store, first });
    };
    if (isWanted) void open();
    return () => {
      isWanted = false;
    };
  }, [owner, record]);
  if (opened === null) return <LoadingState label={t('loading')}>{null}</LoadingState>;
  return <RecordSteps {...shown} {...opened} />;
}
