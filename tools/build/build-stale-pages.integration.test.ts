import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildStalePages } from './build-stale-pages.ts';
import { webBuilds, type WebBuild } from './web-builds.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rmSync(root, { recursive: true }));

it('builds only changed pages, and compresses quickly built pages again for a full build', async () => {
  const builds = [page('shop', WORDS)];
  const weigh = () => statSync(path.join(root, 'built/shop/index.html.br')).size;
  expect(await buildStalePages({ builds, compression: 'quick' })).toEqual(['shop']);
  const quick = weigh();
  expect(await buildStalePages({ builds, compression: 'quick' })).toEqual([]);
  expect(await buildStalePages({ builds })).toEqual(['shop']);
  expect(weigh()).toBeLessThan(quick);
  expect(await buildStalePages({ builds, compression: 'quick' })).toEqual([]);
  page('shop', `${WORDS} wick`);
  expect(await buildStalePages({ builds })).toEqual(['shop']);
  expect(readFileSync(path.join(root, 'built/shop/index.html'), 'utf8')).toContain('wick');
});

it('compresses storefront files as far as possible, even in a quick build', async () => {
  const [quick, served] = [page('pages', WORDS), page('storefront', WORDS)];
  await buildStalePages({ builds: [quick, { ...served, compression: 'smallest' }], compression: 'quick' });
  const bytes = ({ outDir }: WebBuild) => statSync(path.join(outDir, 'index.html.br')).size;
  expect(bytes(served)).toBeLessThan(bytes(quick));
  expect(webBuilds().find(({ name }) => name === 'storefront')?.compression).toBe('smallest');
});

it('reports why a program fails to build, and keeps the programs that built', async () => {
  const builds = [page('shop', WORDS), page('phone', '<script type="module" src="./gone.ts"></script>')];
  await expect(buildStalePages({ builds })).rejects.toThrow(/^phone does not build:\n[^]*gone\.ts/);
  expect(await buildStalePages({ builds: builds.slice(0, 1) })).toEqual([]);
});

const WORDS = Array.from({ length: 400 }, (_, nth) => `candle ${nth * nth}`).join(' ');

function page(name: string, body: string): WebBuild {
  const folder = path.join(root, name);
  const outDir = path.join(root, 'built', name);
  mkdirSync(folder, { recursive: true });
  const settings = { root: folder, build: { outDir, emptyOutDir: true } };
  writeFileSync(path.join(folder, 'vite.config.mjs'), `export default ${JSON.stringify(settings)};`);
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>${name}</title><p>${body}</p>`);
  return { name, config: path.join(folder, 'vite.config.mjs'), sources: [folder], outDir };
}
