import type { ShopperWords } from '#features/opt-in-tools/widget-kit/shopper-words.ts';
import type { ToolWidget } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import { wordLanguage } from '#features/opt-in-tools/widget-kit/word-language.ts';
import { openBeacon } from './beacon.ts';
import { hear } from './hear.ts';
import type { Page } from './page.ts';
import { privacyOf, type ShopFeatures } from './shop-privacy.ts';
import { start } from './start.ts';

interface Surroundings {
  Shopify?: ShopFeatures & { routes?: { root?: string } };
}

const script = document.currentScript as HTMLScriptElement | null;
const pageId = script?.dataset['pageId'];
if (script && pageId) embed(script, pageId);

/** Starts the script on the page that embeds it. */
function embed({ src, dataset }: HTMLScriptElement, shopPageId: string): void {
  const base = new URL('.', src).href;
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ `${base}${name}.js`);
  const page: Page = {
    pageId: shopPageId,
    privacyUrl: dataset['privacyUrl'],
    storeRoot: (window as Surroundings).Shopify?.routes?.root ?? '/',
    fontRoot: `${base}fonts/`,
    device: matchMedia('(max-width: 600px)').matches ? 'phone' : 'desktop',
    location,
    hasPlace: () => !!document.querySelector('[data-bellbird-place]'),
    consent,
    ask: (path, init) => fetch(base + path, init),
    send: (path, body) => navigator.sendBeacon(base + path, body),
    load: (type) => load(type) as Promise<ToolWidget>,
    loadWords: async () => {
      const name = wordLanguage(document.documentElement.lang || navigator.language);
      return ((await load(`words_${name}`)) as { words: ShopperWords }).words;
    },
    watch: () => void load('visits').catch(() => undefined),
    listen: hear,
    after: (seconds, work) => setTimeout(work, seconds * 1000),
    now: () => Date.now(),
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

/** What the store knows of it; elsewhere what the browser tells every site. */
async function consent() {
  const privacy = await privacyOf((window as Surroundings).Shopify);
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  const mayCount = privacy === null || !!privacy?.analyticsProcessingAllowed?.();
  const mayKnow = privacy
    ? !!privacy.preferencesProcessingAllowed?.()
    : !globalPrivacyControl && doNotTrack !== '1';
  return { mayKnow: mayKnow && mayCount, mayCount };
}
