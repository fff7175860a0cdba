import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { RefreshFacebookPage } from '#features/foundations/channels/web/facebook/refresh-facebook-page.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { saveTarget } from '#features/foundations/sessions/web/saved-target.ts';
import type { OpenPath } from '../guards/open-path.ts';
import { ErrorPage } from './error-page.tsx';
import { Splash } from './splash.tsx';

const GalleryPage = lazy(async () => ({
  default: (await import('../gallery/gallery-page.tsx')).GalleryPage,
}));

const JoinPage = lazy(async () => ({
  default: (await import('#features/foundations/sessions/web/account/join-page.tsx')).JoinPage,
}));
const LogInPage = lazy(async () => ({
  default: (await import('#features/foundations/sessions/web/account/log-in-page.tsx')).LogInPage,
}));

interface OpenPagesProps {
  page: OpenPath;
  merchant: Merchant | null;
}

/** Pages that need no login and have no menu. */
export function OpenPages(props: OpenPagesProps) {
  return (
    <Suspense fallback={<Splash />}>
      <OpenPage {...props} />
    </Suspense>
  );
}

function OpenPage({ page, merchant }: OpenPagesProps) {
  const { pathname, search } = useLocation();
  switch (page) {
    case '/error':
      return <ErrorPage />;
    case '/refreshFacebook':
      return <RefreshFacebookPage merchant={merchant} comeBack={() => saveTarget(pathname + search)} />;
    case '/gallery':
      return <GalleryPage />;
    case '/join':
      return <JoinPage />;
    case '/log-in':
      return <LogInPage />;
  }
}
