import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { PageFocus } from './page-focus.tsx';
import { PageLoading } from './page-loading.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has, with and without the navigation. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <PageFocus />
      <ScrollRestoration />
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </>
  );
}
