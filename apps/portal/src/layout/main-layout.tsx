import { Outlet } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';
import classes from './main-layout.module.css';

/** Header with navigation, the page, footer. */
export function MainLayout() {
  return (
    <div className={classes['layout']}>
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={classes['main']}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}
