import type { FONTS } from './tool-text.ts';

type Font = (typeof FONTS)[number];

/** One file of a font that we serve, with the characters that it covers. */
export interface FontFile {
  /** The path below our own address, or below the storefront script's without the first part. */
  path: `/storefront/fonts/${string}.woff2`;
  weight: (typeof WEIGHTS)[number];
  /** CSS `unicode-range`: a browser loads the file if a text contains one of these characters. */
  unicodeRange: string;
}

const WEIGHTS = [400, 700] as const;

/** The characters of each subset, named like in the font packages. */
const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/**
 * The fonts that we serve ourselves, by their names in addresses. For other fonts, a shopper's system has something
 * similar.
 */
export const SERVED_FONTS = {
  Roboto: { slug: 'roboto', weights: WEIGHTS },
  Lato: { slug: 'lato', weights: WEIGHTS },
  Slabo: { slug: 'slabo-27px', weights: [400] },
  Oswald: { slug: 'oswald', weights: WEIGHTS },
  Montserrat: { slug: 'montserrat', weights: WEIGHTS },
  Raleway: { slug: 'raleway', weights: WEIGHTS },
  Lora: { slug: 'lora', weights: WEIGHTS },
  Prompt: { slug: 'prompt', weights: WEIGHTS },
} as const satisfies Partial<Record<Font, { slug: string; weights: readonly (typeof WEIGHTS)[number][] }>>;

export type ServedFont = keyof typeof SERVED_FONTS;

const STACKS: Record<Font, string> = {
  HelveticaNeue: "'Helvetica Neue', Helvetica, Arial, system-ui, sans-serif",
  monospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  Roboto: "'Bellbird Roboto', system-ui, sans-serif",
  Lato: "'Bellbird Lato', system-ui, sans-serif",
  Slabo: "'Bellbird Slabo', Georgia, serif",
  Oswald: "'Bellbird Oswald', 'Arial Narrow', sans-serif",
  Montserrat: "'Bellbird Montserrat', system-ui, sans-serif",
  Raleway: "'Bellbird Raleway', system-ui, sans-serif",
  Lora: "'Bellbird Lora', Georgia, serif",
  Prompt: "'Bellbird Prompt', system-ui, sans-serif",
};

/**
 * Returns the `font-family` of a font. Our fonts have names of their own, because a shop's page may have loaded another
 * `Roboto`.
 */
export function fontStack(font: Font): string {
  return STACKS[font];
}

export function isServed(font: Font): font is ServedFont {
  return font in SERVED_FONTS;
}

/** Returns the family name of a font that we serve. */
export function fontFamily(font: ServedFont): string {
  return `Bellbird ${font}`;
}

/**
 * Returns the path of the style sheet that declares a font. A page with this sheet loads only the files that its texts
 * need.
 */
export function fontSheet(font: ServedFont): `/storefront/fonts/${string}.css` {
  return `/storefront/fonts/${SERVED_FONTS[font].slug}.css`;
}

export function fontFiles(font: ServedFont): FontFile[] {
  const { slug, weights } = SERVED_FONTS[font];
  return weights.flatMap((weight) =>
    (Object.keys(SUBSETS) as (keyof typeof SUBSETS)[]).map((subset) => ({
      path: `/storefront/fonts/${slug}-${subset}-${weight}.woff2` as const,
      weight,
      unicodeRange: SUBSETS[subset],
    })),
  );
}
