import { Outlet } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';
import { PageDescription } from './page-description.tsx';
import { PageFocus } from './page-focus.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has, with and without the navigation. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <PageDescription />
      <PageFocus />
      <ScrollPosition />
      <PageBoundary whole>
        <Outlet />
      </PageBoundary>
    </>
  );
}
