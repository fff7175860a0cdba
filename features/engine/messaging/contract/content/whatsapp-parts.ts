import * as z from 'zod/mini';

/** The name of one link of a message. The link's URL and short code are stored next to the content. */
export const LinkSlot = z
  .string()
  .check(
    z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'A link is named by letters and digits, beginning with a small one.'),
  );

/** The placeholder of a link in a text: `{{link:cart}}`. */
export const LINK_IN_TEXT = /\{\{link:([a-z][a-zA-Z0-9]{0,39})\}\}/g;
/** The longest short link. No public address of Bellbird makes a longer one. */
export const LINK_CHARACTERS = 100;

/** A text with a maximum length. Each link counts with the length of its short link. */
export function text(most: number) {
  return z.string().check(
    z.refine((value) => value.trim() !== '', { error: 'A text is missing.' }),
    z.refine((value) => value.replaceAll(LINK_IN_TEXT, '-'.repeat(LINK_CHARACTERS)).length <= most, {
      error: `This text is longer than ${most} characters.`,
    }),
  );
}

const address = z
  .url({ protocol: /^https?$/, error: 'The address of a file begins with https.' })
  .check(z.maxLength(2048, 'This address is longer than 2,048 characters.'));

/** A file: either a URL from which WhatsApp fetches it, or the id that WhatsApp gave for an upload. */
export const MediaSource = z.union([
  z.object({ link: address }),
  z.object({ id: z.string().check(z.regex(/^\d{1,40}$/, 'The id of an upload is digits.')) }),
]);
export type MediaSource = z.infer<typeof MediaSource>;

export const Filename = z
  .string()
  .check(z.minLength(1, 'A file name is missing.'), z.maxLength(240, 'This file name is too long.'));

const LATITUDE = 'A latitude is between -90 and 90.';
const LONGITUDE = 'A longitude is between -180 and 180.';

export const Place = z.object({
  latitude: z.number().check(z.minimum(-90, LATITUDE), z.maximum(90, LATITUDE)),
  longitude: z.number().check(z.minimum(-180, LONGITUDE), z.maximum(180, LONGITUDE)),
  name: text(1000),
  address: text(1000),
});
export type Place = z.infer<typeof Place>;

/** The codes of a message's links, by slot; set when the message is written. */
export const LinkCodes = z.optional(z.record(z.string(), z.string()));

/** Refuses duplicates that a person could not tell apart. */
export function eachOnce<Item>(key: (item: Item) => string, what: string) {
  return z.refine<Item[]>((items) => new Set(items.map(key)).size === items.length, {
    error: `Two ${what} are the same.`,
  });
}
