import * as z from 'zod/mini';

/** The fonts that a merchant can choose. `HelveticaNeue` is not loaded: the shopper's system has it or a similar font. */
export const FONTS = [
  'HelveticaNeue',
  'monospace',
  'Roboto',
  'Lato',
  'Slabo',
  'Oswald',
  'Montserrat',
  'Raleway',
  'Lora',
  'Prompt',
] as const;

/** A colour as `#RRGGBB`. */
export const Colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** A text with a maximum number of characters as people count them: an emoji is one. */
export const upTo = (characters: number) =>
  z.string().check(z.refine((text) => [...text].length <= characters));

/** Whether a text is visible. Spaces and characters without a width are not. */
export const isVisible = (text: string) => /[^\s\p{Cf}]/u.test(text);

/** The address of a picture. It has no character that could end a quoted string in CSS. */
export const PictureAddress = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(https?:\/\/|\/)[^\s"'()\\<>]+$/));

/** A text of a view and its style. Sizes are in pixels. */
export const TextPart = z.object({
  text: upTo(5000),
  fontFamily: z.enum(FONTS),
  fontWeight: z.int().check(z.gte(100), z.lte(900)),
  color: Colour,
  fontSize: z.number().check(z.gte(6), z.lte(120)),
  /** The size that the automatic fit starts from. */
  initialFontSize: z.number().check(z.gte(6), z.lte(120)),
  /** The same for all tools of a type. Merchants cannot change it. */
  maxCharacters: z.int(),
});
export type TextPart = z.infer<typeof TextPart>;

const INK = '#273043';

/** Returns the default text of a part. */
export function newText(
  text: string,
  { fontSize, maxCharacters, fontWeight = 400, color = INK }: NewText,
): TextPart {
  return {
    text,
    fontFamily: 'HelveticaNeue',
    fontWeight,
    color,
    fontSize,
    initialFontSize: fontSize,
    maxCharacters,
  };
}

interface NewText {
  fontSize: number;
  maxCharacters: number;
  fontWeight?: number;
  color?: string;
}
