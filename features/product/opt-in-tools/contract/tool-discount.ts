import * as z from 'zod/mini';
import { textOf } from '#platform/http/text-shapes.ts';
import { Colour, FONTS, PictureAddress, upTo } from './tool-text.ts';

/** The placeholder for a code that the merchant has yet to enter. */
export const PLACEHOLDER_CODE = 'DISCOUNTCODE';

export const FEWEST_OFFERS = 3;
export const MOST_OFFERS = 12;
/** The number of wedges of a wheel. Offers repeat if there are fewer. */
export const WEDGES = 12;

/** Percentages have at most two decimals and end at 99.99. */
export const Percent = z.number().check(z.gt(0), z.lte(99.99), z.multipleOf(0.01));
const Code = textOf(100, /^[\w-]*$/);

/** The thanks for an opt-in: a code of the store, or a single-use code for each person. */
export const Discount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fixed'),
    code: Code,
    /** The percentage in the texts. The store decides what the code really takes off. */
    percent: z.nullable(Percent),
  }),
  z.object({
    kind: z.literal('unique'),
    percent: z.nullable(Percent),
    validDays: z.int().check(z.gte(1), z.lte(365)),
  }),
]);
export type Discount = z.infer<typeof Discount>;

/** A prize: a code of the store, or a percentage for which each winner gets a single-use code. */
export const Offer = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  text: upTo(30),
  /** The weight of the offer among the sum of all weights. 0 is never drawn. */
  weight: z.int().check(z.gte(0), z.lte(1000)),
  discountCode: z.nullable(Code),
  discountPercent: z.nullable(Percent),
  /** The text for the winner. */
  message: upTo(200),
});
export type Offer = z.infer<typeof Offer>;

const wheelLook = {
  offerFont: z.enum(FONTS),
  markerColor: Colour,
  wheelColorDark: Colour,
  wheelColorLight: Colour,
  /** The text colours of the dark wedges and of the light wedges. */
  dashColorDark: Colour,
  dashColorLight: Colour,
  wheelLogoUrl: z.nullable(PictureAddress),
};

export const Wheel = z.object({
  ...wheelLook,
  offers: z.array(Offer).check(z.maxLength(MOST_OFFERS)),
});
export type Wheel = z.infer<typeof Wheel>;

/** A wheel as shoppers get it: the possible prizes, without their codes and weights. */
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
