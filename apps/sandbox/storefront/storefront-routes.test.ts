import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestStore, SHOP, type TestStore } from '../shopify/open-test-store.ts';
import { registerStorefront } from './storefront-routes.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  await store.server.register(registerStorefront, { prefix: '/store', sandbox: store.sandbox });
  const token = await store.install();
  await store.subscribe(token, 'CHECKOUTS_CREATE', 'CHECKOUTS_UPDATE', 'ORDERS_CREATE', 'ORDERS_PAID');
});
afterEach(() => store.close());

const lena = {
  phone_country: 'DE',
  phone: '0151 23456789',
  first_name: 'Lena',
  last_name: 'Vogt',
  address1: 'Amselweg 3',
  zip: '10437',
  city: 'Berlin',
  country: 'DE',
};

/** Opens the browser of one shopper. It stores cookies and does not follow redirects. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', path: string, form?: Record<string, string>) => {
    const answer = await store.server.inject({
      method,
      url: path.startsWith('/store/') ? path : `/store/${SHOP}${path}`,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value));
    return { status: answer.statusCode, body: answer.body, location: answer.headers.location ?? '' };
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, form: Record<string, string>) => send('POST', path, form),
  };
}

type Browser = ReturnType<typeof openBrowser>;

async function startCheckout(browser: Browser, handle = 'moss-mug'): Promise<string> {
  await browser.post('/cart/add', { handle, quantity: '2' });
  return (await browser.get('/checkout')).location;
}

async function received(topic: string): Promise<Record<string, unknown>[]> {
  await store.sandbox.webhooks.settled();
  return store.product.received.filter((one) => one.topic === topic).map(({ body }) => body);
}

it('shows its pages, each with the app’s script', async () => {
  const browser = openBrowser();
  for (const path of [
    '',
    '/collections/all',
    '/collections/light',
    '/products/fig-candle',
    '/cart',
    '/policies/privacy-policy',
  ]) {
    const page = await browser.get(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.body).toContain('Wren &#38; Willow');
    expect(page.body.replace(/\s+/g, ' ')).toContain(
      `<script async src="${store.product.url}/storefront/embed.js?pageId=${SHOP}" data-page-id="${SHOP}" data-privacy-url="/store/${SHOP}/policies/privacy-policy" ></script>`,
    );
  }
  expect((await browser.get('/products/yacht')).status).toBe(404);
  expect((await browser.get('/nowhere')).status).toBe(404);
});

it('creates another store from its address, but none at no-such-store', async () => {
  const browser = openBrowser();
  expect((await browser.get('/store/blue-door.myshopify.com')).body).toContain('Blue Door');
  expect((await browser.get('/store/no-such-store.myshopify.com')).status).toBe(404);
  expect((await browser.get('/store/example.com')).status).toBe(404);
});

it('serves pictures that messengers can show', async () => {
  const answer = await store.server.inject(`/store/${SHOP}/images/moss-mug.png`);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

it('reports a checkout when the shopper leaves the phone field, and again when it changes', async () => {
  const browser = openBrowser();
  const checkout = await startCheckout(browser);
  expect(await received('checkouts/create')).toEqual([]);
  await browser.post(`${checkout}/contact`, { ...lena, phone: '0151', address1: '' });
  expect(await received('checkouts/create')).toEqual([]);
  await browser.post(`${checkout}/contact`, { ...lena, address1: '' });
  await browser.post(`${checkout}/contact`, { ...lena, address1: '' });
  const [created, ...more] = await received('checkouts/create');
  expect(created).toMatchObject({
    phone: '+4915123456789',
    customer: { first_name: 'Lena', phone: '+4915123456789' },
    total_price: '37.00',
  });
  expect([more, await received('checkouts/update')]).toEqual([[], []]);
  await browser.post('/cart/change', { handle: 'moss-mug', quantity: '0' });
  expect((await received('checkouts/update')).at(-1)).toMatchObject({ line_items: [], total_price: '0.00' });
});

it('shows what is missing in the contact form', async () => {
  const browser = openBrowser();
  const checkout = await startCheckout(browser);
  const page = await browser.post(checkout, { ...lena, phone: 'abc', city: '' });
  expect(page.status).toBe(422);
  expect(page.body).toContain('Enter a valid phone number');
  expect(page.body).toContain('Enter a city');
});

it('opens an abandoned cart with its discount in another browser, up to the order', async () => {
  const checkout = await startCheckout(openBrowser());
  await openBrowser().post(checkout, lena);
  const recoverUrl = new URL(String((await received('checkouts/create'))[0]?.['abandoned_checkout_url']));
  const other = openBrowser();
  const back = await other.get(
    `${recoverUrl.pathname}${recoverUrl.search}&discount=WELCOME15&utm_source=bellbird`,
  );
  expect(back.location).toBe(checkout);
  expect((await other.get(checkout)).body).toContain('€36.35');
  expect((await other.post(checkout, lena)).location).toBe(`${checkout}/payment`);
  const placed = await other.post(`${checkout}/payment`, { payment: 'card' });
  expect((await other.get(placed.location)).body).toContain('Thank you, Lena');
  const [order] = await received('orders/create');
  expect(order).toMatchObject({
    discount_codes: [{ code: 'WELCOME15', amount: '5.55', type: 'percentage' }],
    total_price: '36.35',
    financial_status: 'paid',
    checkout_token: checkout.split('/').at(-1),
    phone: '+4915123456789',
  });
  expect(order?.['landing_site']).toContain('utm_source=bellbird');
  expect(await received('orders/paid')).toHaveLength(1);
  expect((await received('checkouts/update')).at(-1)).toMatchObject({
    completed_at: expect.any(String) as string,
  });
  expect((await other.get('/cart')).body).toContain('Your cart is empty');
});

it('refuses a recovery link with the wrong key, and redirects to the order after it is placed', async () => {
  const browser = openBrowser();
  const checkout = await startCheckout(browser);
  await browser.post(checkout, lena);
  expect((await browser.get(`${checkout}/recover?key=wrong`)).status).toBe(404);
  await browser.post(`${checkout}/payment`, { payment: 'cod' });
  expect((await browser.get(checkout)).location).toContain('/orders/');
  expect((await received('orders/create'))[0]).toMatchObject({
    financial_status: 'pending',
    payment_gateway_names: ['Cash on Delivery (COD)'],
  });
});

it('applies a valid discount code at the checkout, and explains why another code is not valid', async () => {
  const browser = openBrowser();
  const checkout = await startCheckout(browser);
  await browser.post(`${checkout}/discount`, { code: 'NOPE' });
  expect((await browser.get(checkout)).body).toContain('Enter a valid discount code');
  await browser.post(`${checkout}/discount`, { code: 'welcome15' });
  expect((await browser.get(checkout)).body).toContain('Remove WELCOME15');
});

it('fills a cart from a link in a message', async () => {
  const browser = openBrowser();
  const { body } = await store.control('GET', '/products');
  const [first] = body as unknown as { variantId: number }[];
  expect((await browser.get(`/cart/${first?.variantId}:3?discount=WELCOME15`)).location).toContain(
    '/checkout',
  );
  expect((await browser.get('/cart')).body).toContain('Discount WELCOME15');
});
