import * as z from 'zod/mini';
import { Colour, PictureAddress } from './tool-text.ts';

/** The eight directions of a gradient, in CSS degrees. */
export const ROTATIONS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The background of a wheel. Callers choose one of these kinds and never send CSS of their own. */
export const Background = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('color'), color: Colour }),
  z.object({
    kind: z.literal('gradient'),
    from: Colour,
    to: Colour,
    rotation: z.union(ROTATIONS.map((degrees) => z.literal(degrees))),
  }),
  z.object({ kind: z.literal('image'), url: PictureAddress }),
]);
export type Background = z.infer<typeof Background>;

/** A picture beside or behind the text of a tool. */
export const Picture = z.object({
  imageSource: z.enum(['URL', 'Upload', 'GIF']),
  /** Null while there is none. */
  url: z.nullable(PictureAddress),
  /** The alternative text. Empty for a picture that is decoration only. */
  alt: z.string().check(z.maxLength(200)),
});
export type Picture = z.infer<typeof Picture>;

export const NO_PICTURE: Picture = { imageSource: 'URL', url: null, alt: '' };

/** Returns the next direction, in the order of "Rotate Gradient". */
export function nextRotation(rotation: (typeof ROTATIONS)[number]): (typeof ROTATIONS)[number] {
  return ROTATIONS[(ROTATIONS.indexOf(rotation) + 1) % ROTATIONS.length] ?? 0;
}
