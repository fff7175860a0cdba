import { expect, it } from 'vitest';
import { pageForTests } from './page-for-tests.ts';
import { watchProduct, type Surroundings } from './watch-product.ts';

const visit = { shoppers: ['s'.repeat(32)], handle: 'moss-mug' };

/** Creates a page on which a shopper can submit a form and a theme can send a request. */
function surroundings(Shopify?: Surroundings['Shopify']) {
  const seen: ((address: string) => void)[] = [];
  const around: Surroundings = {
    Shopify,
    isHere: () => true,
    watchForms: (notice) => seen.push(notice),
    watchRequests: (notice) => seen.push(notice),
  };
  return { around, submit: (to: string) => seen[0]?.(to), ask: (address: string) => seen[1]?.(address) };
}
/** Resolves after all pending work that needs no answer. */
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));
const allowing = (marketing: boolean, analytics: boolean) => ({
  marketingAllowed: () => marketing,
  analyticsProcessingAllowed: () => analytics,
});

it('reports a view, and one cart, from its form or the theme’s request', async () => {
  const page = pageForTests();
  const { around, submit, ask } = surroundings();
  watchProduct(page, visit, around);
  submit('/search');
  ask('https://wren.example/cart/additional.js');
  await settled();
  const reported = { pageId: page.pageId, shopper: visit.shoppers[0], handle: visit.handle };
  expect(page.sent).toEqual([{ path: 'visits', body: { ...reported, kind: 'view' } }]);
  submit('/cart/add');
  ask('https://wren.example/cart/add.js?sections=x');
  await settled();
  expect(page.sent.slice(1)).toEqual([{ path: 'visits', body: { ...reported, kind: 'addToCart' } }]);
});

it('reports no cart for a product that the page no longer shows', async () => {
  const page = pageForTests();
  const { around, submit } = surroundings();
  watchProduct(page, visit, around);
  around.isHere = () => false;
  submit('/cart/add');
  await settled();
  expect(page.sent.map(({ body }) => body)).toMatchObject([{ kind: 'view' }]);
});

const fail = () => {
  throw new TypeError('theirs');
};

it.each([
  ['to neither', allowing(false, false), 0],
  ['to marketing only', allowing(true, false), 0],
  ['to analytics only', allowing(false, true), 0],
  ['in an unknown way', {}, 0],
  ['in a way that throws', { ...allowing(true, true), marketingAllowed: fail }, 0],
  ['to both', allowing(true, true), 2],
])('reports a visitor who agreed %s', async (_consent, customerPrivacy, count) => {
  const page = pageForTests();
  const { around, submit } = surroundings({ customerPrivacy });
  watchProduct(page, visit, around);
  submit('/cart/add');
  await settled();
  expect(page.sent).toHaveLength(count);
});

it('loads the store’s consent interface first, and reports nothing if it cannot be loaded', async () => {
  const page = pageForTests();
  const Shopify: NonNullable<Surroundings['Shopify']> = {
    loadFeatures: (_features, then) => {
      Shopify.customerPrivacy = allowing(true, true);
      then();
    },
  };
  watchProduct(page, visit, surroundings(Shopify).around);
  await settled();
  expect(page.sent).toHaveLength(1);
  watchProduct(
    page,
    visit,
    surroundings({ loadFeatures: (_features, then) => then(new Error('away')) }).around,
  );
  await settled();
  expect(page.sent).toHaveLength(1);
});
