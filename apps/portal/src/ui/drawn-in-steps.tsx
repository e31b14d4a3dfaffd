import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Raises a number of things to draw by a step at a time, between which the browser shows what is there and answers touches. What
 * is added when all is drawn is drawn at once.
 * @returns how many of `total` to draw
 */
export function useDrawnSteps(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  const next = drawn < total ? drawn + step : Infinity;

  useEffect(() => {
    startTransition(() => setDrawn(next));
  }, [next]);

  return drawn;
}

/** Draws its first child at once and each further one in a step of its own: fields by the dozen would hold a phone up for a third of a second. */
export function DrawnInSteps({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const drawn = useDrawnSteps(parts.length, 1);
  return parts.slice(0, drawn);
}
