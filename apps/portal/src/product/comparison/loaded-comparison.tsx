import { Skeleton } from '@mantine/core';
import { comparisonFigures, type ComparedCar, type ComparisonEdits } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { LaterReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { ComparisonSection } from './comparison-section.tsx';
import type { ComparisonSubject } from './shared-edits.tsx';

interface LoadedComparisonProps {
  readonly car: ComparedCar;
  /** The car or package, by which own assumptions are held. */
  readonly subject: ComparisonSubject;
  readonly personal: boolean;
  readonly stopped?: boolean;
  readonly later: LaterReply | null;
  readonly onKeep?: (edits: ComparisonEdits | null) => void;
}

/** The comparison with the provider's assumptions. */
export function LoadedComparison(props: LoadedComparisonProps) {
  const { t } = useTranslation('comparison');
  const defaults = useApiQuery('getComparisonDefaults', {});
  return (
    <LoadState query={defaults} failed={t('failed')} skeleton={<Skeleton height={820} radius={22} />}>
      {(loaded) => <ComparisonSection figures={comparisonFigures(loaded)} {...props} />}
    </LoadState>
  );
}
