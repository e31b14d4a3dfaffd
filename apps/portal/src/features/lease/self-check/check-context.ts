import type { SelfCheckView } from '@stromwandel/leasing';
import { createContext, useContext } from 'react';
import type { Photos } from '../../../product/lease-draft/use-photos.ts';
import type { CheckFinding, SelfCheck } from '../../../product/self-check/self-check.ts';
import type { CheckDraft } from './check-draft.ts';

/** The check on this page, and what can be done with it. */
export interface CheckInHand {
  readonly saved: SelfCheck;
  readonly draft: CheckDraft;
  readonly photos: Photos;
  /** Keeps the photo of a view; a rejection says that there is no room. */
  readonly take: (view: SelfCheckView, file: File) => Promise<void>;
  readonly add: (finding: CheckFinding) => void;
  readonly remove: (at: number) => void;
  readonly attach: (attached: boolean) => void;
}

export const CheckContext = createContext<CheckInHand | null>(null);

/** The check of the page around. */
export function useCheck(): CheckInHand {
  const check = useContext(CheckContext);
  if (check === null) throw new Error('outside of a self-check');
  return check;
}
