import type { PublicTools } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import type { ToolFile } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { wordLanguage } from '#features/product/opt-in-tools/widget-kit/word-language.ts';
import { detectSignals } from './detect-signals.ts';
import type { Page } from './page.ts';
import { privacyOf, type ShopFeatures } from './shop-privacy.ts';
import { start } from './start.ts';

/** A part that few pages need. */
interface Part {
  begin: (page: Page, ...given: unknown[]) => unknown;
}

/** The page's root element; a page that rewrites itself gets a new one. */
interface Root extends HTMLElement {
  bellbird?: boolean;
}

interface Surroundings {
  Shopify?: ShopFeatures;
}

/** The values that the server puts before this script: the shop's document, and the URL of our files. */
declare const bellbirdGiven: PublicTools & { base: string };

embed(bellbirdGiven);

/** Starts the script on the page that embeds it. Reading the layout is delayed, because the first read is slow. */
function embed(given: typeof bellbirdGiven): void {
  const { base } = given;
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ `${base}${name}.js`);
  const page: Page = {
    ...given,
    listen: detectSignals,
    load: (type) =>
      load(
        `${type}_${wordLanguage(document.documentElement.lang || navigator.language)}`,
      ) as Promise<ToolFile>,
    whenLeft: (work) => addEventListener('visibilitychange', work),
    begin: async (name, ...facts) => ((await load(name)) as Part).begin(page, ...facts),
    location,
    consent,
    now: Date.now,
    ask: (path, init) => fetch(base + path, init),
    device: () => (matchMedia('(max-width: 600px)').matches ? 'phone' : 'desktop'),
    session: () => sessionStorage,
    hasPlace: (type) => !!document.querySelector(`[data-bellbird-place="${type}"]`),
    send: (path, body) => navigator.sendBeacon(base + path, body),
    local: () => localStorage,
    after: (seconds, work) => setTimeout(work, seconds * 1000),
  };
  // The shop's own page comes first. If our server cannot be reached, nothing is shown.
  const begin = () => {
    const root = document.documentElement as Root;
    // A page can have the script twice, from a theme and from a tag. If one fails, the other one runs.
    if (root.bellbird) return;
    root.bellbird = true;
    start(page).catch(() => delete root.bellbird);
  };
  const { requestIdleCallback } = window as Partial<Window>;
  // In a frame of the shop's page, the outer page does the work.
  if (frameElement) return;
  // A page that is not visible yet, in a background tab or preloaded, waits until it is.
  if (document.hidden) addEventListener('visibilitychange', begin, { once: true });
  // Not every browser supports requestIdleCallback.
  else if (requestIdleCallback) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}

/** The store's own consent API; elsewhere the browser's do-not-track signals. */
async function consent() {
  const privacy = await privacyOf((window as Surroundings).Shopify);
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  const mayCount = privacy === null || privacy?.analyticsProcessingAllowed?.();
  const mayKnow = privacy
    ? privacy.preferencesProcessingAllowed?.()
    : !globalPrivacyControl && doNotTrack !== '1';
  return { mayKnow: mayKnow && mayCount, mayCount };
}
