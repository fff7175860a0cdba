import type { ToolWidget } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import { openBeacon } from './beacon.ts';
import type { Page } from './page.ts';
import { start } from './start.ts';

const script = document.currentScript as HTMLScriptElement | null;
const pageId = script?.dataset['pageId'];
if (script && pageId) embed(script, pageId);

/** Starts the script on the page that embeds it. */
function embed({ src, dataset }: HTMLScriptElement, shopPageId: string): void {
  const base = new URL('.', src).href;
  const page: Page = {
    pageId: shopPageId,
    privacyUrl: dataset['privacyUrl'],
    location,
    ask: (path, init) => fetch(base + path, init),
    send: (path, body) => navigator.sendBeacon(base + path, body),
    load: (type) => import(/* @vite-ignore */ base + type + '.js') as Promise<ToolWidget>,
    watch: () => void import(/* @vite-ignore */ base + 'visits.js').catch(() => undefined),
    local: () => localStorage,
    session: () => sessionStorage,
  };
  const beacon = openBeacon(page);
  addEventListener('visibilitychange', () => {
    if (document.hidden) beacon.flush();
  });
  // The shop's own page always comes first; when we cannot be reached, nothing is shown and nothing is said.
  const begin = () => void start(page, beacon).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}
