import { afterEach, expect, it, vi } from 'vitest';
import {
  followVisits,
  type PixelApi,
  type PixelEvent,
} from '../../apps/theme-extension/extensions/bellbird-pixel/src/follow-visits.ts';

const SETTINGS = { pageId: 'demo.myshopify.com', visitsUrl: 'https://chat.wren.example/storefront/visits' };
const AGREED = { analyticsProcessingAllowed: true, marketingAllowed: true };
const MUG = { product: { id: '8001' } };
const VIEW: PixelEvent = { data: { productVariant: MUG } };
const ADD_TO_CART: PixelEvent = { data: { cartLine: { merchandise: MUG } } };
const KEPT = JSON.stringify({ visitorId: '1', optedIn: [], shopper: 'lenas-word-of-this-browser' });

afterEach(() => vi.unstubAllGlobals());

/** Runs the pixel in a fake sandbox of the store. Returns the posted visits, and functions that fire events. */
function openPixel({
  kept = KEPT,
  privacy = AGREED,
}: { kept?: string | null; privacy?: typeof AGREED } = {}) {
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
    firePixelEvent: async (name: string, event: PixelEvent) => void (await subscribed.get(name)?.(event)),
    changeConsent: (customerPrivacy: typeof AGREED) => consent({ customerPrivacy }),
  };
}

it('reports a product view and an addition to the cart in the storefront script’s format', async () => {
  const { posted, firePixelEvent } = openPixel();
  await firePixelEvent('product_viewed', VIEW);
  await firePixelEvent('product_added_to_cart', ADD_TO_CART);
  const about = { pageId: SETTINGS.pageId, shopper: 'lenas-word-of-this-browser', productId: '8001' };
  expect(posted).toEqual([
    { url: SETTINGS.visitsUrl, body: { ...about, kind: 'view' } },
    { url: SETTINGS.visitsUrl, body: { ...about, kind: 'addToCart' } },
  ]);
});

it.each([
  ['a browser without an opt-in', { kept: null }],
  ['a browser with a value of another script', { kept: 'not JSON' }],
  ['a visitor who refuses marketing', { privacy: { ...AGREED, marketingAllowed: false } }],
  ['a visitor who refuses analytics', { privacy: { ...AGREED, analyticsProcessingAllowed: false } }],
])('reports nothing for %s', async (_whom, given) => {
  const { posted, firePixelEvent } = openPixel(given);
  await firePixelEvent('product_viewed', VIEW);
  expect(posted).toEqual([]);
});

it('stops when the visitor withdraws consent, and reports nothing without a product', async () => {
  const { posted, firePixelEvent, changeConsent } = openPixel();
  await firePixelEvent('product_viewed', { data: {} });
  await firePixelEvent('product_viewed', { data: { productVariant: { product: { id: null } } } });
  await changeConsent({ ...AGREED, marketingAllowed: false });
  await firePixelEvent('product_viewed', VIEW);
  expect(posted).toEqual([]);
});
