import * as z from 'zod/mini';
import { Colour, PictureAddress } from './tool-text.ts';

/** The eight ways a gradient may run, in degrees as style sheets count them. */
export const ROTATIONS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** What is behind a wheel: never a style of a caller's own, always one of these. */
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

/** A picture beside or behind the words of a tool. */
export const Picture = z.object({
  imageSource: z.enum(['URL', 'Upload', 'GIF']),
  /** Null while there is none. */
  url: z.nullable(PictureAddress),
  /** What it shows, for who cannot see it; empty for one that only decorates. */
  alt: z.string().check(z.maxLength(200)),
});
export type Picture = z.infer<typeof Picture>;

export const NO_PICTURE: Picture = { imageSource: 'URL', url: null, alt: '' };

/** The next of the eight ways, as 'Rotate Gradient' goes through them. */
export function nextRotation(rotation: (typeof ROTATIONS)[number]): (typeof ROTATIONS)[number] {
  return ROTATIONS[(ROTATIONS.indexOf(rotation) + 1) % ROTATIONS.length] ?? 0;
}
