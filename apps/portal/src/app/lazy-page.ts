import type { i18n as I18n, Namespace } from 'i18next';
import { createElement, lazy, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { hasTexts } from '../i18n/has-texts.ts';
import { PageNotLoaded } from '../layout/page-not-loaded.ts';

interface PageModule {
  readonly default: ComponentType;
}

export type LazyPage = (path: string, namespaces: Namespace, load: () => Promise<PageModule>) => RouteObject;

/** What a route carries to be fetched before it is drawn. */
export interface Preload {
  /** Settles when code and texts are there, or a failure is known, which the page itself will show. */
  readonly preload: () => Promise<void>;
}

/** A route whose code and texts are fetched side by side when somebody goes there. */
export function lazyPageWith(i18n: I18n): LazyPage {
  return (path, namespaces, load) => {
    const loadCode = () =>
      load().catch((cause: unknown) => {
        throw new PageNotLoaded(path, { cause });
      });
    let fetched: PageModule | null = null;
    const fetchPage = async () => {
      const [page] = await Promise.all([loadCode(), i18n.loadNamespaces(namespaces)]);
      if (![namespaces].flat().every((namespace) => hasTexts(i18n, namespace))) throw new PageNotLoaded(path);
      fetched = page;
      return page;
    };
    const Page = lazy(fetchPage);
    const handle: Preload = {
      preload: () =>
        fetchPage().then(
          () => undefined,
          () => undefined,
        ),
    };
    // What is there is drawn at once: `lazy` would show for a moment that the page is loading. It stays what it was at
    // first: another component would begin anew.
    function LazyPage() {
      const [shown] = useState(() => ({ page: fetched?.default ?? Page }));
      return createElement(shown.page);
    }
    return { path, handle, Component: LazyPage };
  };
}
