import type { PublicTools } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import type { ToolFile } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { wordLanguage } from '#features/product/opt-in-tools/widget-kit/word-language.ts';
import { hear } from './hear.ts';
import type { Page } from './page.ts';
import { privacyOf, type ShopFeatures } from './shop-privacy.ts';
import { start } from './start.ts';

/** What few pages need. */
interface Part {
  begin: (page: Page, ...given: unknown[]) => unknown;
}

/** The page's own element; another one where a page is written anew. */
interface Root extends HTMLElement {
  bellbird?: boolean;
}

interface Surroundings {
  Shopify?: ShopFeatures;
}

/** What the server puts before this script: the shop's document, and where our files are. */
declare const bellbirdGiven: PublicTools & { base: string };

embed(bellbirdGiven);

/** Starts the script on the page that embeds it. What the page has to say is asked for late: the first look takes long. */
function embed(given: typeof bellbirdGiven): void {
  const { base } = given;
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ `${base}${name}.js`);
  const page: Page = {
    ...given,
    listen: hear,
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
  // The shop's own page always comes first; when we cannot be reached, nothing is shown and nothing is said.
  const begin = () => {
    const root = document.documentElement as Root;
    // The script may stand on a page twice, as a theme's and as a tag; one that fails leaves it to the next.
    if (root.bellbird) return;
    root.bellbird = true;
    start(page).catch(() => delete root.bellbird);
  };
  const { requestIdleCallback } = window as Partial<Window>;
  // A page within a page of the shop's leaves it to that one.
  if (frameElement) return;
  // One that nobody sees yet, in a tab behind or made ready ahead of a click, waits until somebody does.
  if (document.hidden) addEventListener('visibilitychange', begin, { once: true });
  // Not every browser says when it is idle.
  else if (requestIdleCallback) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}

/** What the store knows of it; elsewhere what the browser tells every site. */
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
