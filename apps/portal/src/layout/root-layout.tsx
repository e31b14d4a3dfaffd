import { useTranslation } from '../i18n/use-translation.ts';
import { Outlet } from 'react-router';
import { hasTexts } from '../i18n/has-texts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageDescription } from './page-description.tsx';
import { PageFocus } from './page-focus.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';
import { ScrollPosition } from './scroll-position.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has, with and without the navigation. */
export function RootLayout() {
  const { i18n } = useTranslation('app', { useSuspense: false });
  if (!hasTexts(i18n, 'app')) return <ErrorScreen error={new PageNotLoaded('app')} whole />;
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
