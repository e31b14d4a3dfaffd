import { useSyncExternalStore } from 'react';
import type { LaterRow } from './later-row.ts';

type Benefit = LaterRow['benefit'];

const KEY = 'hiddenBenefits';
const CHANGED = 'hiddenbenefitschange';

function stored(): string {
  return localStorage.getItem(KEY) ?? '';
}

function onChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

function keep(benefits: readonly string[]): void {
  localStorage.setItem(KEY, benefits.join(' '));
  window.dispatchEvent(new Event(CHANGED));
}

interface HiddenBenefits {
  readonly isHidden: (benefit: Benefit) => boolean;
  readonly setHidden: (benefit: Benefit, hidden: boolean) => void;
}

/** The benefits that do not concern the person. This browser alone keeps them. */
export function useHiddenBenefits(): HiddenBenefits {
  const text = useSyncExternalStore(onChange, stored, () => '');
  const hidden = text.split(' ').filter(Boolean);
  return {
    isHidden: (benefit) => hidden.includes(benefit),
    setHidden: (benefit, isHidden) => {
      const others = hidden.filter((one) => one !== benefit);
      keep(isHidden ? [...others, benefit] : others);
    },
  };
}
