import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLocation } from 'react-router';

const DESCRIBED = [
  'search',
  'calculator',
  'compare',
  'about',
  'faq',
  'login',
  'register',
  'forgotten',
] as const;

/** Tells search engines and previews of links what the page is about, in its language, and its one address. */
export function PageDescription() {
  // Without Suspense: a page must not wait for an invisible text.
  const { t } = useTranslation('app', { useSuspense: false });
  const { pathname } = useLocation();
  const page = pathname.startsWith('/vehicle/')
    ? 'vehicle'
    : (DESCRIBED.find((name) => pathname === `/${name}`) ?? 'portal');
  const description = t(`description.${page}`);
  useEffect(() => {
    // The page comes with this line, for those who run no script.
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return <link rel="canonical" href={window.location.origin + pathname} />;
}
