import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useOpenedDraft } from '../../product/lease-draft/use-opened-draft.ts';
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
  const opened = useOpenedDraft<Draft>(owner, recordBeginning(record));
  if (opened === null) return <LoadingState label={t('loading')}>{null}</LoadingState>;
  return <RecordSteps {...shown} store={opened.store} first={opened.kept ?? draftOf(record)} />;
}
