import { expect, test } from 'vitest';
import { findCircle } from './find-circle.ts';
import { campaignPageLoad, firstLoads, type Manifest } from './first-loads.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    imports: ['_react.js', '_shell.js'],
    dynamicImports: ['candles/web/candle-page.tsx'],
    css: ['entry.css'],
  },
  'candles/web/candle-page.tsx': { file: 'candle.js', imports: ['index.html'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'landing.html': { file: 'landing.js', imports: ['_form.js'] },
  '_shell.js': {
    file: 'shell.js',
    imports: ['_react.js'],
    css: ['shell.css'],
    dynamicImports: ['pages/settings-screen.tsx', 'layout/dialog.tsx', 'pages/campaign-screens.tsx'],
  },
  'pages/settings-screen.tsx': { file: 'settings.js', imports: ['_form.js'], dynamicImports: ['_later.js'] },
  'pages/campaign-screens.tsx': {
    file: 'campaign.js',
    imports: ['_shell.js'],
    css: ['shell.css', 'campaign.css'],
  },
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

test('a campaign’s page has its style sheets, each once', () => {
  expect(campaignPageLoad(manifest).files).toEqual([
    'entry.js',
    'react.js',
    'shell.js',
    'campaign.js',
    'entry.css',
    'shell.css',
    'campaign.css',
  ]);
});

test('a page that was renamed is not overlooked', () => {
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
