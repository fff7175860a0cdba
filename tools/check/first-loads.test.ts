import { expect, test } from 'vitest';
import { findCircle } from './find-circle.ts';
import { firstLoads, type Manifest } from './first-loads.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    imports: ['_react.js'],
    dynamicImports: ['pages/merchant-pages.tsx', 'candles/web/candle-page.tsx'],
  },
  'candles/web/candle-page.tsx': { file: 'candle.js', imports: ['index.html'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'landing.html': { file: 'landing.js', imports: ['_form.js'] },
  'pages/merchant-pages.tsx': {
    file: 'shell.js',
    imports: ['index.html'],
    dynamicImports: ['pages/settings-screen.tsx', 'layout/dialog.tsx'],
  },
  'pages/settings-screen.tsx': { file: 'settings.js', imports: ['_form.js'], dynamicImports: ['_later.js'] },
  'layout/dialog.tsx': { file: 'dialog.js' },
};

test('a first load lists each file that must load before the page shows, once', () => {
  expect(firstLoads(manifest)).toEqual([
    { name: 'landing', files: ['landing.js', 'form.js', 'react.js'] },
    { name: 'shell with candle-page.tsx', files: ['entry.js', 'react.js', 'shell.js', 'candle.js'] },
    {
      name: 'shell with settings-screen.tsx',
      files: ['entry.js', 'react.js', 'shell.js', 'settings.js', 'form.js'],
    },
  ]);
});

test('a renamed page is reported', () => {
  const { 'landing.html': _gone, ...rest } = manifest;
  expect(() => firstLoads(rest)).toThrow('landing.html is not in the build');
});

test('chunks that import each other are found', () => {
  const straight = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js' },
  };
  expect(findCircle(straight)).toBeNull();
  expect(findCircle({ ...straight, c: { file: 'c.js', imports: ['b'] } })).toEqual(['b', 'c', 'b']);
});
