import { EmployerNotice } from './employer-notice.tsx';
import { RememberedBar } from './remembered/remembered-bar.tsx';
import { SavedSearchesBar } from './saved/saved-searches-bar.tsx';
import type { SearchSelection } from './search-selection.ts';

interface OwnPartsProps {
  readonly remembered: readonly number[];
  readonly selection: SearchSelection;
  /** An employee with a confirmed address. */
  readonly employee: boolean;
}

/** The parts of the list that first visits do without: remembered cars, saved searches, the employer's offer. */
export function OwnParts({ remembered, selection, employee }: OwnPartsProps) {
  return (
    <>
      {remembered.length > 0 && <RememberedBar cars={remembered} />}
      {employee && <SavedSearchesBar selection={selection} />}
      {employee && <EmployerNotice />}
    </>
  );
}
