import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EMBED_HANDLE } from '#features/product/onboarding/server/wiring.ts';
import { SCOPES } from '#partners/shopify/oauth-client.ts';
import { webhookTopics } from '#partners/shopify/payloads/webhook-topics.ts';
import { ADMIN_API_VERSION } from '#partners/shopify/store-endpoint.ts';
import { EXTENSION_SOURCE, PLACEHOLDER_URL, prepareThemeExtension } from './prepare-theme-extension.ts';

const EXTENSION = path.join(EXTENSION_SOURCE, 'extensions/bellbird');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const app = read(EXTENSION_SOURCE, 'shopify.app.toml');
const liquid = read(EXTENSION, 'blocks', `${EMBED_HANDLE}.liquid`);

/** Returns the value of a key in the app's configuration: a text or a list of texts. */
function setting(key: string): unknown {
  const value = new RegExp(`^${key} = (.+)$`, 'm').exec(app)?.[1];
  return value === undefined ? undefined : JSON.parse(value);
}

interface Schema {
  name: string;
  target: string;
  settings: {
    type: string;
    id?: string;
    label?: string;
    info?: string;
    content?: string;
    options?: { value: string; label: string }[];
  }[];
}
const schemaOf = (source: string) =>
  JSON.parse(/{% schema %}(.+){% endschema %}/s.exec(source)?.[1] ?? '') as Schema;
const schema = schemaOf(liquid);
const place = read(EXTENSION, 'blocks/order-place.liquid');

describe('the app’s configuration', () => {
  it('requests the same scopes as the login', () => {
    expect(setting('scopes')).toBe(SCOPES.join(','));
  });

  it('subscribes to the privacy topics, and leaves all others to the server', () => {
    const privacy = [
      webhookTopics.CUSTOMERS_DATA_REQUEST,
      webhookTopics.CUSTOMERS_REDACT,
      webhookTopics.SHOP_REDACT,
    ];
    expect(setting('compliance_topics')).toEqual(privacy);
    expect(setting('topics')).toBeUndefined();
    expect(setting('uri')).toBe('/webhooks/shopify');
    expect(setting('api_version')).toBe(ADMIN_API_VERSION);
  });

  it('belongs to no installation yet', () => {
    expect(setting('client_id')).toBe('');
    expect(setting('application_url')).toBe(`${PLACEHOLDER_URL}/`);
    expect(setting('redirect_urls')).toEqual([`${PLACEHOLDER_URL}/auth/shopify/callback`]);
  });
});

describe('the app embed', () => {
  it('is the block that the onboarding links to, at the end of the page’s body', () => {
    expect(readdirSync(path.join(EXTENSION, 'blocks'))).toContain(`${EMBED_HANDLE}.liquid`);
    expect(schema.target).toBe('body');
  });

  it('uses all of its settings, and no others', () => {
    const known = schema.settings.flatMap(({ id }) => id ?? []);
    const used = [...liquid.matchAll(/block\.settings\.(\w+)/g)].map(([, id]) => id);
    expect(used).toEqual(known);
  });

  // Only the product's id differs. If a page does not name the product, the script takes it from the URL.
  it('loads the script with the same tag as the demo storefront', () => {
    const tagOf = (source: string) =>
      /<script\s+async\s+src="[^"]*(\/storefront\/embed\.js)\?pageId=[^"]+"\s+(data-page-id)="[^"]+"\s+(data-privacy-url)="[^"]+"(?:\s+data-product-id="[^"]*")?\s*><\/script>/
        .exec(source)
        ?.slice(1);
    expect(tagOf(liquid)).toEqual(['/storefront/embed.js', 'data-page-id', 'data-privacy-url']);
    expect(tagOf(read('apps/sandbox/storefront/store-layout.ts'))).toEqual(tagOf(liquid));
  });

  it.each(readdirSync(path.join(EXTENSION, 'locales')))('has every text in %s', (file) => {
    const words: unknown = JSON.parse(read(EXTENSION, 'locales', file));
    const find = (key: string) =>
      key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words);
    const keys = [schema, schemaOf(place)]
      .flatMap(({ name, settings }) => [
        name,
        ...settings.flatMap(({ label, info, content, options = [] }) => [
          label,
          info,
          content,
          ...options.map((option) => option.label),
        ]),
      ])
      .filter((text) => text !== undefined)
      .map((text) => text.replace(/^t:/, ''));
    expect(keys.map(find).filter((text) => typeof text !== 'string')).toEqual([]);
  });
});

describe('the block for tools about an order', () => {
  it('is a section block, for the tools that can be inside a page', () => {
    const { target, settings } = schemaOf(place);
    expect(target).toBe('section');
    const inline = settings.flatMap(({ options = [] }) => options.map(({ value }) => value));
    expect(inline).toEqual(['orderUpdates', 'checkoutWidget']);
    expect(place).toContain('data-bellbird-place="{{ block.settings.tool | escape }}"');
  });
});

describe('the checkout block', () => {
  const CHECKOUT = path.join(EXTENSION_SOURCE, 'extensions/bellbird-checkout');

  it('is on the pages after an order, and may send requests to the server', () => {
    const record = read(CHECKOUT, 'shopify.extension.toml');
    expect([...record.matchAll(/^target = "(.+)"$/gm)].map(([, target]) => target)).toEqual([
      'purchase.thank-you.block.render',
      'customer-account.order-status.block.render',
    ]);
    expect(record).toContain('network_access = true');
  });

  it('has the same texts in each language', () => {
    const locales = path.join(CHECKOUT, 'locales');
    const keysOf = (file: string) => Object.keys(JSON.parse(read(locales, file)) as object);
    const files = readdirSync(locales);
    expect(files).toHaveLength(10);
    for (const file of files) expect(keysOf(file), file).toEqual(keysOf('en.default.json'));
  });
});

describe('the web pixel', () => {
  const PIXEL = path.join(EXTENSION_SOURCE, 'extensions/bellbird-pixel');
  const record = read(PIXEL, 'shopify.extension.toml');

  it('runs without access to the page, for visitors who agreed to analytics and marketing', () => {
    for (const line of [
      'type = "web_pixel_extension"',
      'runtime_context = "strict"',
      'analytics = true',
      'marketing = true',
    ])
      expect(record).toContain(line);
  });

  it('declares the settings that the server sets', () => {
    const fields = [...record.matchAll(/^\[settings\.fields\.(\w+)\]$/gm)].map(([, name]) => name);
    expect(fields).toEqual(['pageId', 'visitsUrl']);
  });
});

describe('a copy for one installation', () => {
  const target = mkdtempSync(path.join(tmpdir(), 'bellbird-extension-'));
  afterEach(() => rmSync(target, { recursive: true, force: true }));

  it('contains the installation’s client id and URL everywhere', () => {
    prepareThemeExtension({ clientId: '0a1b2c', publicUrl: 'https://chat.wren.example/', target });
    const record = read(target, 'shopify.app.toml');
    const block = read(target, 'extensions/bellbird/blocks/bellbird.liquid');
    expect(record).toContain('client_id = "0a1b2c"');
    expect(record).toContain('"https://chat.wren.example/auth/shopify/callback"');
    expect(block).toContain('src="https://chat.wren.example/storefront/embed.js?pageId=');
    const checkout = read(target, 'extensions/bellbird-checkout/src/server-url.ts');
    expect(checkout).toContain("'https://chat.wren.example'");
    expect(record + block + checkout).not.toContain(PLACEHOLDER_URL);
  });

  it.each([
    ['no client id', '', 'https://chat.wren.example', 'BELLBIRD_SHOPIFY_API_KEY'],
    ['an invalid client id', 'a"b', 'https://chat.wren.example', 'BELLBIRD_SHOPIFY_API_KEY'],
    ['no URL', '0a1b2c', '', 'BELLBIRD_PUBLIC_URL'],
    ['a URL without https', '0a1b2c', 'http://localhost:3000', 'BELLBIRD_PUBLIC_URL'],
  ])('is refused with %s', (_what, clientId, publicUrl, variable) => {
    expect(() => prepareThemeExtension({ clientId, publicUrl, target })).toThrow(variable);
  });
});
