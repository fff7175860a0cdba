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

/** An element of the checkout's, as far as a block needs it. */
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

/** A checkout whose server has these tools and answers a sign-up so. */
async function open(tools: object[] | null, answer: { status: number; body: object } | null = null) {
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

it('asks for a number with the words that are agreed to, and signs up by it', async () => {
  const { body, asked, press } = await open([UPDATES, BLOCK], { status: 200, body: STORED });
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
])('says why it did not go through: %s', async (code, status, sentence) => {
  const { find, press } = await open([BLOCK], { status, body: { error: { code } } });
  await press('12');
  expect(find('s-phone-field')?.attributes.get('error')).toBe(sentence);
});

it('asks whether a number was meant, and takes it with the same button', async () => {
  const error = { code: 'PHONE_UNCLEAR', proposal: '+49 1521 5559123' };
  const { find, press } = await open([BLOCK], { status: 422, body: { error } });
  await press('4915215559123');
  expect(find('s-phone-field')).toMatchObject({ value: '+49 1521 5559123' });
  expect(find('s-phone-field')?.attributes.get('error')).toBe('[didYouMean] +49 1521 5559123');
});

it('says so when nothing was typed, and when the server is away by then', async () => {
  const { find, press, asked } = await open([BLOCK]);
  await press('  ');
  expect(find('s-phone-field')?.attributes.get('error')).toBe('[phoneEmpty]');
  expect(asked).toHaveLength(2);
  await press('0151 23456789');
  expect(find('s-phone-field')?.attributes.get('error')).toBe('[unreachable]');
});

it('shows the words as they are now when they were changed meanwhile', async () => {
  const { body, press } = await open([BLOCK], { status: 409, body: { error: { code: 'WORDING_CHANGED' } } });
  await press('0151 23456789');
  await vi.waitFor(() => expect(body.text()).toContain('[reworded]'));
  expect(body.text()).toContain('I agree.');
});

it('leads into the chat where the shop has the Messenger tool alone', async () => {
  const { find } = await open([UPDATES]);
  expect(find('s-link')?.attributes.get('href')).toBe('https://m.me/1');
});

it.each([
  ['no tool for orders', [{ ...BLOCK, type: 'persistentPill' }]],
  ['a server that is away', null],
])('shows nothing of %s', async (_what, tools) => {
  expect((await open(tools)).body.inside).toEqual([]);
});
