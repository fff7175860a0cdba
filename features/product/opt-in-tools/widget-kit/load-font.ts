const SUBSETS = {
  latin: 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122',
  'latin-ext': 'U+100-2AF,U+1E00-1EFF,U+20A0-20C0',
};
/** The fonts are beside the file that shows a tool. */
const FONTS = `${new URL('.', import.meta.url).href}fonts/`;
const declared = new Set<string>();

/**
 * Makes the browser know a font that we serve, which loads the files that the text needs. Uses script, because a shop's
 * policy may forbid foreign style sheets.
 */
export function loadFont(font: string, root = FONTS): void {
  if (declared.has(font)) return;
  declared.add(font);
  const [slug, ...weights] = font === 'Slabo' ? ['slabo-27px', 400] : [font.toLowerCase(), 400, 700];
  for (const weight of weights)
    for (const [subset, unicodeRange] of Object.entries(SUBSETS)) {
      const url = `${root}${slug}-${subset}-${weight}.woff2`;
      const look = { weight: `${weight}`, unicodeRange, display: 'swap' } as const;
      document.fonts.add(new FontFace(`Bellbird ${font}`, `url(${url})`, look));
    }
}
