import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { RefreshFacebookPage } from '#features/foundations/channels/web/facebook/refresh-facebook-page.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { saveTarget } from '../guards/saved-target.ts';
import { ErrorPage } from './error-page.tsx';
import { Splash } from './splash.tsx';

const GalleryPage = lazy(async () => ({
  default: (await import('../gallery/gallery-page.tsx')).GalleryPage,
}));

interface OpenPagesProps {
  page: '/error' | '/gallery' | '/refreshFacebook';
  merchant: Merchant | null;
}

/** Pages that need no login and have no menu. */
export function OpenPages({ page, merchant }: OpenPagesProps) {
  const { pathname, search } = useLocation();
  switch (page) {
    case '/error':
      return <ErrorPage />;
    case '/refreshFacebook':
      return <RefreshFacebookPage merchant={merchant} comeBack={() => saveTarget(pathname + search)} />;
    case '/gallery':
      return (
        <Suspense fallback={<Splash />}>
          <GalleryPage />
        </Suspense>
      );
  }
}
