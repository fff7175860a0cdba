import * as z from 'zod/mini';

/** What a merchant may write in; `HelveticaNeue` is what the shopper's own system has of it. */
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

/** Words of so many characters at most, as people count them: an emoji is one. */
export const upTo = (characters: number) =>
  z.string().check(z.refine((text) => [...text].length <= characters));

/** Whether anything of it is seen: spaces alone are nothing, nor are characters without a width. */
export const isVisible = (text: string) => /[^\s\p{Cf}]/u.test(text);

/** The address of a picture: nothing in it can end the quotes of a style sheet. */
export const PictureAddress = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(https?:\/\/|\/)[^\s"'()\\<>]+$/));

/** Words of a view, and how they look. Sizes are in px. */
export const TextPart = z.object({
  text: upTo(5000),
  fontFamily: z.enum(FONTS),
  fontWeight: z.int().check(z.gte(100), z.lte(900)),
  color: Colour,
  fontSize: z.number().check(z.gte(6), z.lte(120)),
  /** What the automatic fit began with. */
  initialFontSize: z.number().check(z.gte(6), z.lte(120)),
  /** The type's own; nobody sets it. */
  maxCharacters: z.int(),
});
export type TextPart = z.infer<typeof TextPart>;

const INK = '#273043';

/** Words as a new tool has them. */
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
