/** The fonts that we serve; of the others a shopper's own system has its like. */
const SERVED = /^(Roboto|Lato|Slabo|Oswald|Montserrat|Raleway|Lora|Prompt)$/;
const SUBSETS = {
  latin: 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122',
  'latin-ext': 'U+100-2AF,U+1E00-1EFF,U+20A0-20C0',
};
const declared = new Set<string>();

/** Has the browser know the fonts that a tool is written in; it loads of their files what the words need. */
export function loadFonts(fontRoot: string, settings: object): void {
  for (const [, font = ''] of JSON.stringify(settings).matchAll(/[fF]ont(?:Family)?":"(\w+)"/g)) {
    if (declared.has(font) || !SERVED.test(font)) continue;
    declared.add(font);
    const [slug, ...weights] = font === 'Slabo' ? ['slabo-27px', 400] : [font.toLowerCase(), 400, 700];
    for (const weight of weights)
      for (const [subset, unicodeRange] of Object.entries(SUBSETS))
        declare(`${fontRoot}${slug}-${subset}-${weight}.woff2`, font, { weight: `${weight}`, unicodeRange });
  }
}

/** By script, for a shop's policy may forbid sheets of others. */
function declare(url: string, font: string, look: FontFaceDescriptors): void {
  document.fonts.add(new FontFace(`Bellbird ${font}`, `url(${url})`, { ...look, display: 'swap' }));
}
