import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles, SERVED_FONTS, type ServedFont } from '#features/opt-in-tools/contract/font-files.ts';

it('has tools ask for fonts that are served, in all their weights', () => {
  const file = new URL('../../features/opt-in-tools/widget-kit/load-fonts.ts', import.meta.url);
  const lines = readFileSync(file, 'utf8').match(/^  \w+: \['.*$/gm);
  const served = (Object.keys(SERVED_FONTS) as ServedFont[]).map((font) => {
    const { slug, weights } = SERVED_FONTS[font];
    for (const weight of weights)
      expect(fontFiles(font).map(({ path }) => path)).toContain(
        `/storefront/fonts/${slug}-latin-${weight}.woff2`,
      );
    return `  ${font}: ['${slug}', ${weights.join(', ')}],`;
  });
  expect(lines).toEqual(served);
});
