import type { i18n as I18n } from 'i18next';
import type { Namespace } from '../i18n/translate.ts';
import { createElement, lazy, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { hasTexts } from '../i18n/has-texts.ts';
import { PageNotLoaded } from '../layout/page-not-loaded.ts';

export interface PageModule {
  readonly default: ComponentType;
}

export type LazyPage = (
  path: string,
  namespaces: readonly Namespace[],
  load: () => Promise<PageModule>,
) => RouteObject;

/** Where the pages stand in its outlet. */
export type LazyLayout = (load: () => Promise<PageModule>, children: RouteObject[]) => RouteObject;

/** What a route carries to be fetched before it is drawn. */
export interface Preload {
  /** Settles when code and texts are there, or a failure is known, which the page itself will show. */
  readonly preload: () => Promise<void>;
}

/** A part of the route table whose code and texts are fetched side by side on navigation. */
function lazyPart(
  i18n: I18n,
  name: string,
  namespaces: readonly Namespace[],
  load: () => Promise<PageModule>,
): Pick<RouteObject, 'Component' | 'handle'> {
  const loadCode = () =>
    load().catch((cause: unknown) => {
      throw new PageNotLoaded(name, { cause });
    });
  let fetched: PageModule | null = null;
  const fetchPage = async () => {
    const [page] = await Promise.all([loadCode(), i18n.loadNamespaces(namespaces)]);
    if (![namespaces].flat().every((namespace) => hasTexts(i18n, namespace))) throw new PageNotLoaded(name);
    fetched = page;
    return page;
  };
  let fetching: Promise<PageModule> | null = null;
  // What was fetched ahead and failed is not asked for in another round: people would wait twice as long to be told.
  const Page = lazy(() => fetching ?? fetchPage());
  const handle: Preload = {
    preload() {
      fetching = fetchPage();
      return fetching.then(
        () => undefined,
        () => undefined,
      );
    },
  };
  // What is there is drawn at once: `lazy` would show for a moment that the page is loading. It stays what it was at
  // first: another component would begin anew.
  function LazyPage() {
    const [shown] = useState(() => ({ page: fetched?.default ?? Page }));
    return createElement(shown.page);
  }
  return { handle, Component: LazyPage };
}

/** Makes routes whose pages are fetched on navigation. */
export function lazyPageWith(i18n: I18n): LazyPage {
  return (path, namespaces, load) => ({ path, ...lazyPart(i18n, path, namespaces, load) });
}

/** The same for what several pages stand in, which has no address of its own. */
export function lazyLayoutWith(i18n: I18n): LazyLayout {
  return (load, children) => ({ ...lazyPart(i18n, 'layout', [], load), children });
}
