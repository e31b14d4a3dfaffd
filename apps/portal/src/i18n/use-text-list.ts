import { useMemo } from 'react';
import type { Namespace, TextList, ListKeys } from './translate.ts';
import { useTranslation } from './use-translation.ts';

/** A list of texts in the language of the portal. */
export function useTextList<N extends Namespace, Key extends ListKeys<N>>(
  namespace: N,
  key: Key,
): TextList<N, Key> {
  const { t } = useTranslation(namespace);
  return useMemo(() => {
    // The library answers a list for a path that names one.
    const listOf = t as unknown as (path: string, options: { returnObjects: true }) => TextList<N, Key>;
    return listOf(key, { returnObjects: true });
  }, [t, key]);
}
