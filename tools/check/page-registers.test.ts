import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const CANDLES = `
import { IconCandle } from '@tabler/icons-react';
import { FOR_MERCHANTS } from '#platform/ui-kit/pages/page.ts';
export const CANDLE_PAGES = [{
  path: '/candles/:colour',
  rule: { ...FOR_MERCHANTS, needsCharge: true },
  title: 'Candles',
  screen: async () => (await import('./candle-page.tsx')).CandlePage,
  menu: [{ place: 'overall', order: 15, name: 'Candles', icon: IconCandle }],
}];`;

const LOOK = `
import { decidePage } from './apps/merchant-web/guards/decide-page.ts';
import { menuOf } from './apps/merchant-web/layout/menu.ts';
import { PAGES } from './apps/merchant-web/page-list.ts';
const shop = { fbStatus: 'connected', isOldStore: false, isDevelopment: false };
const at = (charge) => decidePage({ path: '/candles/red', search: '', narrow: false, stands: false, savedTarget: null, merchant: { ...shop, charge } });
const merchant = { isOldStore: false, chargeStatus: { status: 'active' }, planDetails: { features: {} }, hasSupportChat: false, role: 'owner' };
console.log(JSON.stringify({ paid: at('active'), unpaid: at('pending'), names: menuOf(merchant, PAGES).entries.map(({ name }) => name) }));`;

test('a feature adds a page with one folder and one line in the list', () => {
  const root = copyTree();
  mkdirSync(path.join(root, 'features/candles/web'), { recursive: true });
  writeFileSync(path.join(root, 'features/candles/web/pages.ts'), CANDLES);
  const list = path.join(root, 'apps/merchant-web/page-list.ts');
  const line = "  ...(await import('#features/candles/web/pages.ts')).CANDLE_PAGES,\n] as const";
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replace('] as const', () => line),
  );

  const reported = execFileSync(process.execPath, ['--input-type=module', '-e', LOOK], {
    cwd: root,
    encoding: 'utf8',
  });

  expect(JSON.parse(reported)).toEqual({
    paid: { kind: 'show', page: '/candles/:colour', isCovered: false },
    unpaid: { kind: 'redirect', to: '/dashboard', target: 'keep' },
    names: [
      'Orders',
      'Messages',
      'Candles',
      'Sender health',
      'Templates',
      'Subscribers',
      'Imports',
      'Exports',
      'Settings',
    ],
  });
});

/** Copies this tree, with writable files of the app and links to all other folders. */
function copyTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('package.json', path.join(root, 'package.json'));
  cpSync('apps/merchant-web', path.join(root, 'apps/merchant-web'), { recursive: true });
  mkdirSync(path.join(root, 'features'));
  for (const name of ['node_modules', 'platform', ...readdirSync('features').map((one) => `features/${one}`)])
    symlinkSync(path.resolve(name), path.join(root, name), 'junction');
  return root;
}

const registries = [...globSync('features/*/*/web/pages.ts'), 'apps/merchant-web/pages/own-pages.ts'];

test.each(registries)('%s is in the list', (file) => {
  expect(readFileSync('apps/merchant-web/page-list.ts', 'utf8')).toMatch(
    new RegExp(`from '[#./]+${file.replace('apps/merchant-web/', '')}'`),
  );
});

test.each(registries)('%s loads no screen before the page is opened', (file) => {
  const brought = [...readFileSync(file, 'utf8').matchAll(/^(?:import|\}) .*from '(.+)';$/gm)];
  // A build replaces the names of texts with the texts, so a catalogue loads nothing.
  const others = brought
    .map(([, from = '']) => from)
    .filter((from) => !/\/(pages|texts\/en)\.ts$/.test(from));
  expect(new Set([...others, '@tabler/icons-react', '#platform/ui-kit/pages/page.ts'])).toEqual(
    new Set(['@tabler/icons-react', '#platform/ui-kit/pages/page.ts']),
  );
});
