import { expect, test } from 'vitest';
import { firstLoads, type Manifest } from './first-loads.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', imports: ['_react.js'], dynamicImports: ['pages/landing-page.tsx'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'pages/landing-page.tsx': { file: 'landing.js', imports: ['_form.js', 'index.html'] },
  'pages/merchant-pages.tsx': {
    file: 'shell.js',
    imports: ['index.html'],
    dynamicImports: ['pages/settings-screen.tsx', 'layout/dialog.tsx'],
  },
  'pages/settings-screen.tsx': { file: 'settings.js', imports: ['_form.js'], dynamicImports: ['_later.js'] },
  'layout/dialog.tsx': { file: 'dialog.js' },
};

test('a first load is what must be there before the page shows, each part once', () => {
  expect(firstLoads(manifest)).toEqual([
    { name: 'landing', files: ['entry.js', 'react.js', 'landing.js', 'form.js'] },
    {
      name: 'shell with settings-screen.tsx',
      files: ['entry.js', 'react.js', 'shell.js', 'settings.js', 'form.js'],
    },
  ]);
});

test('a page that was renamed is not overlooked', () => {
  const { 'pages/landing-page.tsx': _gone, ...rest } = manifest;
  expect(() => firstLoads(rest)).toThrow('landing-page.tsx is not in the build');
});
