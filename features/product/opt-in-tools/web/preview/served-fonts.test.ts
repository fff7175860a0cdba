import { expect, it, vi } from 'vitest';
import { fontFamily, fontFiles, isServed } from '../../contract/font-files.ts';
import { FONTS } from '../../contract/tool-text.ts';
import { fontOf } from '../../widget-kit/font-of.ts';

it('loads only fonts that the server has, in all their weights', () => {
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
  const families = [...FONTS, ...FONTS].map(fontOf);
  vi.unstubAllGlobals();
  const served = FONTS.filter(isServed);
  const files = served.flatMap((font) => fontFiles(font).map(({ path }) => `url(${path})`));
  // The fonts are served beside the file that shows the tool.
  expect(asked.map((source) => source.replace(/\(.*\/fonts\//, '(/storefront/fonts/')).toSorted()).toEqual(
    files.toSorted(),
  );
  for (const font of served) expect(families.join()).toContain(fontFamily(font));
});
