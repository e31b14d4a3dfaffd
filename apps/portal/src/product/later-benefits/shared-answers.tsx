import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { NO_ANSWERS, type PanelAnswers } from './later-answers.ts';

interface HeldAnswers {
  readonly answers: PanelAnswers;
  readonly setAnswers: (answers: PanelAnswers) => void;
}

const Held = createContext<HeldAnswers | null>(null);

function useHeldAnswers(): HeldAnswers {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  return useMemo(() => ({ answers, setAnswers }), [answers]);
}

/** Parts of a page in which the answers of the panel hold alike: its amounts stand in the comparison too. */
export function SharedAnswers({ children }: { readonly children: ReactNode }) {
  return <Held value={useHeldAnswers()}>{children}</Held>;
}

/** The answers of the page, or those of the panel alone. */
export function usePanelAnswers(): HeldAnswers {
  const own = useHeldAnswers();
  return useContext(Held) ?? own;
}
