import type { i18n as I18n, Namespace } from 'i18next';
import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageNotLoaded } from '../layout/page-not-loaded.ts';

interface PageModule {
  readonly default: ComponentType;
}

export type LazyPage = (path: string, namespaces: Namespace, load: () => Promise<PageModule>) => RouteObject;

/** What a route carries to be fetched before it is drawn. */
export interface Preload {
  readonly preload: () => void;
}

/** A route whose code and texts are fetched side by side when somebody goes there. */
export function lazyPageWith(i18n: I18n): LazyPage {
  return (path, namespaces, load) => {
    const loadCode = () =>
      load().catch((cause: unknown) => {
        throw new PageNotLoaded(path, { cause });
      });
    const fetchPage = () => Promise.all([loadCode(), i18n.loadNamespaces(namespaces)]);
    const handle: Preload = { preload: () => void fetchPage().catch(() => undefined) };
    return {
      path,
      handle,
      Component: lazy(async () => {
        const [page] = await fetchPage();
        return page;
      }),
    };
  };
}
