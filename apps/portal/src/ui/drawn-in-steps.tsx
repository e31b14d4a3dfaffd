import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Draws its first child at once and each further one in a step of its own, between which the browser shows what is there
 * and answers touches: fields by the dozen would hold a phone up for a third of a second. What is added when all is drawn is drawn at once.
 */
export function DrawnInSteps({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const next = drawn < parts.length ? drawn + 1 : Infinity;

  useEffect(() => {
    startTransition(() => setDrawn(next));
  }, [next]);

  return parts.slice(0, drawn);
}
