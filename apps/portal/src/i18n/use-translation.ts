import type { i18n as I18n } from 'i18next';
// oxlint-disable-next-line no-restricted-imports -- this is the place that knows the keys
import { useTranslation as useI18next } from 'react-i18next';
import type { Namespaces, Translate } from './translate.ts';

type UseTranslation = <const N extends Namespaces = 'app'>(
  namespaces?: N,
  options?: { readonly useSuspense: boolean },
) => {
  readonly t: Translate<N>;
  readonly i18n: I18n;
  /** The texts are here; without Suspense they may come later. */
  readonly ready: boolean;
};

/**
 * The texts of some namespaces, in the language of the portal. Its keys are checked as the library's types would, which compute all of
 * them anew at each call: that took half of the time of a type check.
 */
// The keys are those of the German texts, which `Translate` knows and the library does not.
export const useTranslation = useI18next as unknown as UseTranslation;
