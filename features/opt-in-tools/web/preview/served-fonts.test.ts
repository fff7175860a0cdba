import { expect, it, vi } from 'vitest';
import { fontFiles, isServed } from '../../contract/font-files.ts';
import { FONTS } from '../../contract/tool-text.ts';
import { loadFonts } from '../../widget-kit/load-fonts.ts';

it('has tools ask for fonts that are served, in all their weights', () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { fonts: { add: (face: { source: string }) => asked.push(face.source) } });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly source: string;
      constructor(_family: string, source: string) {
        this.source = source;
      }
    },
  );
  loadFonts('/storefront/fonts/', { texts: FONTS.map((fontFamily) => ({ fontFamily })) });
  vi.unstubAllGlobals();
  const served = FONTS.filter(isServed).flatMap((font) => fontFiles(font).map(({ path }) => `url(${path})`));
  expect(asked.toSorted()).toEqual(served.toSorted());
});
