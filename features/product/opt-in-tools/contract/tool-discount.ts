import * as z from 'zod/mini';
import { textOf } from '#platform/http/text-shapes.ts';
import { Colour, FONTS, PictureAddress, upTo } from './tool-text.ts';

/** What stands for a code that the merchant has still to enter. */
export const PLACEHOLDER_CODE = 'DISCOUNTCODE';

export const FEWEST_OFFERS = 3;
export const MOST_OFFERS = 12;
/** A wheel is drawn with so many; offers come again where there are fewer. */
export const WEDGES = 12;

/** Percentages stop at 99.99, with up to two decimals. */
export const Percent = z.number().check(z.gt(0), z.lte(99.99), z.multipleOf(0.01));
const Code = textOf(100, /^[\w-]*$/);

/** What an opt-in is thanked with: a code that the store has, or one of its own for each person. */
export const Discount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fixed'),
    code: Code,
    /** What the words say it takes off; the store decides. */
    percent: z.nullable(Percent),
  }),
  z.object({
    kind: z.literal('unique'),
    percent: z.nullable(Percent),
    validDays: z.int().check(z.gte(1), z.lte(365)),
  }),
]);
export type Discount = z.infer<typeof Discount>;

/** A prize: it has a code of the store's, or a percentage for which each winner gets a code of their own. */
export const Offer = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  text: upTo(30),
  /** How often it is drawn, against the sum of all; 0 is never. */
  weight: z.int().check(z.gte(0), z.lte(1000)),
  discountCode: z.nullable(Code),
  discountPercent: z.nullable(Percent),
  /** What the winner is told. */
  message: upTo(200),
});
export type Offer = z.infer<typeof Offer>;

const wheelLook = {
  offerFont: z.enum(FONTS),
  markerColor: Colour,
  wheelColorDark: Colour,
  wheelColorLight: Colour,
  /** Of the words on the dark wedges, and on the light ones. */
  dashColorDark: Colour,
  dashColorLight: Colour,
  wheelLogoUrl: z.nullable(PictureAddress),
};

export const Wheel = z.object({
  ...wheelLook,
  offers: z.array(Offer).check(z.maxLength(MOST_OFFERS)),
});
export type Wheel = z.infer<typeof Wheel>;

/** A wheel as shoppers have it: what may be won, and nothing by which to win it. */
export const ShownWheel = z.object({
  ...wheelLook,
  offers: z.array(z.object({ key: z.string(), text: z.string() })),
});

export const NEW_WHEEL_DESIGN = {
  offerFont: 'HelveticaNeue',
  markerColor: '#273043',
  wheelColorDark: '#3B55E6',
  wheelColorLight: '#EAF3FF',
  dashColorDark: '#FFFFFF',
  dashColorLight: '#273043',
  wheelLogoUrl: null,
} as const;
