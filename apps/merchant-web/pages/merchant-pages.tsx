import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import type { PagePath } from '../guards/page-rules.ts';
import { Shell } from '../layout/shell.tsx';
import { ErrorPage } from './error-page.tsx';
import { PageWaiting } from './page-waiting.tsx';

type MerchantPage = ComponentType<{ merchant: Merchant }>;

function load(page: () => Promise<MerchantPage>): LazyExoticComponent<MerchantPage> {
  return lazy(async () => ({ default: await page() }));
}

/** Each screen comes in a part of its own, when it is first opened. */
const PAGES: Record<Exclude<PagePath, '/' | '/error'>, LazyExoticComponent<MerchantPage>> = {
  '/dashboard': load(async () => (await import('./dashboard-screen.tsx')).DashboardScreen),
  '/automation-wa': load(
    async () => (await import('#features/automations/web/campaign-list-page.tsx')).CampaignListPage,
  ),
  '/automation-wa/:type': load(async () => (await import('./campaign-screen.tsx')).CampaignScreen),
  '/opt-in-tools-wa': load(async () => (await import('#features/opt-in-tools/web/tools-page.tsx')).ToolsPage),
  '/help': load(async () => (await import('./help-page.tsx')).HelpPage),
};

export function MerchantPages({ page, merchant }: { page: PagePath; merchant: Merchant }) {
  if (page === '/' || page === '/error') return <ErrorPage />;
  const Page = PAGES[page];
  return (
    <Shell merchant={merchant}>
      <Suspense fallback={<PageWaiting />}>
        <Page merchant={merchant} />
      </Suspense>
    </Shell>
  );
}
