/** The fonts that we serve, by their files' names and weights; of the others a shopper's own system has its like. */
const SERVED: Record<string, [string, ...number[]]> = {
  Roboto: ['roboto', 400, 700],
  Lato: ['lato', 400, 700],
  Slabo: ['slabo-27px', 400],
  Oswald: ['oswald', 400, 700],
  Montserrat: ['montserrat', 400, 700],
  Raleway: ['raleway', 400, 700],
  Lora: ['lora', 400, 700],
  Prompt: ['prompt', 400, 700],
};
const SUBSETS = {
  latin: 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122',
  'latin-ext': 'U+100-2AF,U+1E00-1EFF,U+20A0-20C0',
};
const declared = new Set<string>();

/** Has the browser know the fonts that a tool is written in; it loads of their files what the words need. */
export function loadFonts(fontRoot: string, settings: object): void {
  for (const [, font = ''] of JSON.stringify(settings).matchAll(/[fF]ont(?:Family)?":"(\w+)"/g)) {
    const [slug, ...weights] = SERVED[font] ?? [''];
    if (declared.has(font)) continue;
    declared.add(font);
    for (const weight of weights)
      for (const [subset, unicodeRange] of Object.entries(SUBSETS))
        declare(`${fontRoot}${slug}-${subset}-${weight}.woff2`, font, { weight: `${weight}`, unicodeRange });
  }
}

/** By script, for a shop's policy may forbid sheets of others. */
function declare(url: string, font: string, look: FontFaceDescriptors): void {
  document.fonts.add(new FontFace(`Bellbird ${font}`, `url(${url})`, { ...look, display: 'swap' }));
}
