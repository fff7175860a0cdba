import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EXTENSION_SOURCE } from './prepare-theme-extension.ts';

const BLOCK = path.join(EXTENSION_SOURCE, 'extensions/bellbird-checkout');
/** Since API version 2025-10, Shopify refuses a larger script. The limit is for the compressed size. */
const MOST_BYTES = 64 * 1024;

const record = readFileSync(path.join(BLOCK, 'shopify.extension.toml'), 'utf8');
const valuesOf = (key: string) =>
  [...record.matchAll(new RegExp(`^${key} = "(.+)"$`, 'gm'))].flatMap(([, value]) => value ?? []);
const targets = valuesOf('target');
const modules = valuesOf('module');

/** Bundles the declared modules as Shopify's CLI does: into one script, which registers a function for each target. */
async function bundle(): Promise<string> {
  const contents = targets.map(
    (target, nth) =>
      `import target${nth} from '${modules[nth]}'; shopify.extend('${target}', (...args) => target${nth}(...args));`,
  );
  const { outputFiles, warnings } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: BLOCK, loader: 'tsx' },
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    legalComments: 'none',
    target: 'es6',
    resolveExtensions: ['.tsx', '.ts', '.js', '.json', '.esnext', '.mjs', '.ejs'],
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]?.text ?? '';
}

it('builds a script within Shopify’s size limit and without a module system', async () => {
  const script = await bundle();
  expect(gzipSync(script).length).toBeLessThan(MOST_BYTES);
  expect(script).not.toMatch(/^(import|export) |\brequire\(|process\.env/m);
});

it.each(targets)('shows the sign-up at %s', async (target) => {
  const extended = new Map<string, () => Promise<void>>();
  const shown: string[] = [];
  const part = (tag: string) => ({
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
    addEventListener: () => undefined,
    append: () => shown.push(tag),
    prepend: () => undefined,
    replaceChildren: () => undefined,
  });
  const shopify = {
    extend: (at: string, show: () => Promise<void>) => extended.set(at, show),
    shop: { myshopifyDomain: 'wren.myshopify.com' },
    localization: { language: { value: { isoCode: 'de' } } },
    i18n: { translate: (key: string) => key },
  };
  const views = Object.fromEntries(
    ['open', 'completed'].map((view) => [
      view,
      { title: { text: 'Hear of it' }, subtitle: { text: '' }, text: { text: '' }, submitText: 'Yes' },
    ]),
  );
  const tool = {
    id: 'block',
    type: 'checkoutWidget',
    channel: 'WA',
    settings: { consentWording: '', views },
  };
  runInNewContext(await bundle(), {
    shopify,
    document: { body: part('body'), createElement: part },
    fetch: async () => Response.json({ tools: [tool] }),
  });
  await extended.get(target)?.();
  expect(shown).toEqual(expect.arrayContaining(['s-heading', 's-phone-field', 's-button', 's-stack']));
});

it('has the types of the checkout version that it declares', () => {
  const [version] = valuesOf('api_version');
  const { dependencies } = JSON.parse(readFileSync(path.join(BLOCK, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const [year, month] = (dependencies['@shopify/ui-extensions'] ?? '').split('.');
  expect(`${year}-${month?.padStart(2, '0')}`).toBe(version);
  expect(modules).toHaveLength(targets.length);
});
