import { expect, it } from 'vitest';
import { fontFamily, fontFiles, fontStack, isServed } from './font-files.ts';
import { FONTS } from './tool-text.ts';

it('returns the `font-family` of each font, with our own family first if we serve it', () => {
  for (const font of FONTS) {
    expect(fontStack(font)).toMatch(/(serif|monospace)$/);
    if (isServed(font)) expect(fontStack(font)).toContain(`'${fontFamily(font)}'`);
  }
  expect(FONTS.filter((font) => !isServed(font))).toEqual(['HelveticaNeue', 'monospace']);
});

it('lists a file for each weight and each subset of characters', () => {
  expect(fontFiles('Lato').map(({ path, weight }) => [path, weight])).toEqual([
    ['/storefront/fonts/lato-latin-400.woff2', 400],
    ['/storefront/fonts/lato-latin-ext-400.woff2', 400],
    ['/storefront/fonts/lato-latin-700.woff2', 700],
    ['/storefront/fonts/lato-latin-ext-700.woff2', 700],
  ]);
  expect(fontFiles('Slabo')).toHaveLength(2);
});
