import { afterEach, expect, it, vi } from 'vitest';
import { SERVER_URL } from '../../apps/theme-extension/extensions/bellbird-checkout/src/server-url.ts';
import {
  showSignUp,
  type CheckoutApi,
  type Part,
} from '../../apps/theme-extension/extensions/bellbird-checkout/src/show-sign-up.ts';

const card = (title: string) => ({
  title: { text: title },
  subtitle: { text: '' },
  text: { text: 'Small print' },
});
const settings = {
  consentWording: 'I agree.',
  views: {
    open: { ...card('Hear of your order'), submitText: 'Keep me posted' },
    completed: card('You are in'),
  },
};
const BLOCK = {
  id: 'block',
  type: 'checkoutWidget',
  channel: 'WA',
  wordingVersion: 'v1',
  chatUrl: null,
  settings,
};
const UPDATES = { ...BLOCK, id: 'updates', type: 'orderUpdates', channel: 'FB', chatUrl: 'https://m.me/1' };
const STORED = { stored: true, confirmUrl: 'https://wa.me/1', mustConfirm: false };

const API: CheckoutApi = {
  shop: { myshopifyDomain: 'wren.myshopify.com' },
  localization: { language: { value: { isoCode: 'de' } } },
  i18n: { translate: (key) => `[${key}]` },
};

afterEach(() => vi.unstubAllGlobals());

/** An element of the checkout, with the methods that the block needs. */
class FakePart implements Part {
  readonly tag: string;
  readonly attributes = new Map<string, string>();
  readonly listeners = new Map<string, () => void>();
  inside: (FakePart | string)[] = [];
  value = '';

  constructor(tag: string) {
    this.tag = tag;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(name: string, listener: () => void): void {
    this.listeners.set(name, listener);
  }
  append(...parts: (FakePart | string)[]): void {
    this.inside.push(...parts);
  }
  prepend(...parts: (FakePart | string)[]): void {
    this.inside.unshift(...parts);
  }
  replaceChildren(...parts: (FakePart | string)[]): void {
    this.inside = parts;
  }
  all(): FakePart[] {
    return [this, ...this.inside.flatMap((one) => (typeof one === 'string' ? [] : one.all()))];
  }
  text(): string {
    return this.inside.map((one) => (typeof one === 'string' ? one : one.text())).join(' ');
  }
}

/** Opens a checkout whose server has these tools and gives this response to a sign-up. */
async function openCheckout(tools: object[] | null, answer: { status: number; body: object } | null = null) {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    asked.push({ url, body: body === undefined ? null : JSON.parse(body) });
    if (tools === null || (body !== undefined && answer === null)) throw new Error('offline');
    if (body === undefined) return Response.json({ tools });
    return Response.json(answer?.body, { status: answer?.status ?? 200 });
  });
  const body = new FakePart('body');
  const page = { body, createElement: (tag: string) => new FakePart(tag) };
  await showSignUp(API, page);
  const find = (tag: string) => body.all().find((one) => one.tag === tag);
  const press = async (typed: string) => {
    const field = find('s-phone-field');
    if (field) field.value = typed;
    find('s-button')?.listeners.get('click')?.();
    await vi.waitFor(() => expect(find('s-button')?.attributes.has('loading') ?? false).toBe(false));
  };
  return { body, asked, find, press };
}

it('asks for a phone number with the consent text, and signs the buyer up with it', async () => {
  const { body, asked, press } = await openCheckout([UPDATES, BLOCK], { status: 200, body: STORED });
  expect(body.text()).toBe('Hear of your order Small print  I agree. Keep me posted');
  await press('0151 23456789');
  expect(asked[1]).toEqual({
    url: `${SERVER_URL}/storefront/events`,
    body: { pageId: 'wren.myshopify.com', events: [{ toolId: 'block', kind: 'impression' }] },
  });
  expect(asked[2]).toEqual({
    url: `${SERVER_URL}/storefront/opt-ins`,
    body: {
      pageId: 'wren.myshopify.com',
      toolId: 'block',
      wordingVersion: 'v1',
      phone: '0151 23456789',
      pageAddress: '',
      locale: 'de',
      visitorId: expect.stringMatching(/^[\w-]{8,64}$/) as string,
    },
  });
  expect(body.text()).toBe('You are in Small print [confirm] [confirmLink]');
});

it.each([
  ['PHONE_INVALID', 422, '[phoneInvalid]'],
  ['TOO_MANY_REQUESTS', 429, '[tooMany]'],
  ['TOOL_NOT_ACTIVE', 409, '[unreachable]'],
])('explains why a sign-up failed: %s', async (code, status, sentence) => {
  const { find, press } = await openCheckout([BLOCK], { status, body: { error: { code } } });
  await press('12');
  expect(find('s-phone-field')?.attributes.get('error')).toBe(sentence);
});

it('proposes a corrected number, and the same button sends it', async () => {
  const error = { code: 'PHONE_UNCLEAR', proposal: '+49 1521 5559123' };
  const { find, press } = await openCheckout([BLOCK], { status: 422, body: { error } });
  await press('4915215559123');
  expect(find('s-phone-field')).toMatchObject({ value: '+49 1521 5559123' });
  expect(find('s-phone-field')?.attributes.get('error')).toBe('[didYouMean] +49 1521 5559123');
});

it('reports an empty number, and an unavailable server', async () => {
  const { find, press, asked } = await openCheckout([BLOCK]);
  await press('  ');
  expect(find('s-phone-field')?.attributes.get('error')).toBe('[phoneEmpty]');
  expect(asked).toHaveLength(2);
  await press('0151 23456789');
  expect(find('s-phone-field')?.attributes.get('error')).toBe('[unreachable]');
});

it('shows the new consent text if it changed meanwhile', async () => {
  const { body, press } = await openCheckout([BLOCK], {
    status: 409,
    body: { error: { code: 'WORDING_CHANGED' } },
  });
  await press('0151 23456789');
  await vi.waitFor(() => expect(body.text()).toContain('[reworded]'));
  expect(body.text()).toContain('I agree.');
});

it('links to the chat if the shop only has the Messenger tool', async () => {
  const { find } = await openCheckout([UPDATES]);
  expect(find('s-link')?.attributes.get('href')).toBe('https://m.me/1');
});

it.each([
  ['no tool for orders', [{ ...BLOCK, type: 'persistentPill' }]],
  ['an unavailable server', null],
])('shows nothing for %s', async (_what, tools) => {
  expect((await openCheckout(tools)).body.inside).toEqual([]);
});
