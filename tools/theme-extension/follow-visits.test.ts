import { afterEach, expect, it, vi } from 'vitest';
import {
  followVisits,
  type PixelApi,
  type PixelEvent,
} from '../../apps/theme-extension/extensions/bellbird-pixel/src/follow-visits.ts';

const SETTINGS = { pageId: 'demo.myshopify.com', visitsUrl: 'https://chat.wren.example/storefront/visits' };
const AGREED = { analyticsProcessingAllowed: true, marketingAllowed: true };
const MUG = { product: { id: '8001' } };
const LOOKS: PixelEvent = { data: { productVariant: MUG } };
const TAKES: PixelEvent = { data: { cartLine: { merchandise: MUG } } };
const KEPT = JSON.stringify({ visitorId: '1', optedIn: [], shopper: 'lenas-word-of-this-browser' });

afterEach(() => vi.unstubAllGlobals());

/** A worker of the store's, with what the page keeps; tells what was posted. */
function open({ kept = KEPT, privacy = AGREED }: { kept?: string | null; privacy?: typeof AGREED } = {}) {
  const posted: { url: string; body: object }[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) as object });
    return Promise.reject(new Error('offline'));
  });
  const subscribed = new Map<string, (event: PixelEvent) => unknown>();
  let consent: (event: { customerPrivacy: typeof AGREED }) => unknown = () => undefined;
  const api: PixelApi = {
    settings: SETTINGS,
    init: { customerPrivacy: privacy },
    customerPrivacy: { subscribe: (_name, seen) => (consent = seen) },
    analytics: { subscribe: (name, seen) => subscribed.set(name, seen) },
    browser: { localStorage: { getItem: () => Promise.resolve(kept) } },
  };
  followVisits(api);
  return {
    posted,
    happens: async (name: string, event: PixelEvent) => void (await subscribed.get(name)?.(event)),
    consents: (customerPrivacy: typeof AGREED) => consent({ customerPrivacy }),
  };
}

it('tells a look and what is put into the cart as the storefront script does', async () => {
  const { posted, happens } = open();
  await happens('product_viewed', LOOKS);
  await happens('product_added_to_cart', TAKES);
  const about = { pageId: SETTINGS.pageId, shopper: 'lenas-word-of-this-browser', productId: '8001' };
  expect(posted).toEqual([
    { url: SETTINGS.visitsUrl, body: { ...about, kind: 'view' } },
    { url: SETTINGS.visitsUrl, body: { ...about, kind: 'addToCart' } },
  ]);
});

it.each([
  ['a browser on which nobody opted in', { kept: null }],
  ['a browser that keeps what is not ours', { kept: 'not JSON' }],
  ['a visitor who allows no marketing', { privacy: { ...AGREED, marketingAllowed: false } }],
  ['a visitor who allows no analytics', { privacy: { ...AGREED, analyticsProcessingAllowed: false } }],
])('tells nothing of %s', async (_whom, given) => {
  const { posted, happens } = open(given);
  await happens('product_viewed', LOOKS);
  expect(posted).toEqual([]);
});

it('stops when the visitor takes the consent back, and tells nothing without a product', async () => {
  const { posted, happens, consents } = open();
  await happens('product_viewed', { data: {} });
  await happens('product_viewed', { data: { productVariant: { product: { id: null } } } });
  await consents({ ...AGREED, marketingAllowed: false });
  await happens('product_viewed', LOOKS);
  expect(posted).toEqual([]);
});
