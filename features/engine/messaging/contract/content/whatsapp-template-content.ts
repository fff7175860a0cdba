import * as z from 'zod/mini';
import { Filename, LinkCodes, LinkSlot, MediaSource, Place } from './whatsapp-parts.ts';

/** A value that WhatsApp accepts: some text without line breaks or tabs, at most four spaces in a row. */
function value(most: number) {
  return z.string().check(
    z.minLength(1, 'A value is missing.'),
    z.maxLength(most, `This value is longer than ${most} characters.`),
    z.refine((given) => !/[\n\r\t]| {5}/.test(given), {
      error: 'A value has no line breaks, no tabs and at most four spaces in a row.',
    }),
  );
}

/** Given only for templates whose variables are named. */
const name = z.optional(
  z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, 'A variable is named by small letters, digits and _.')),
);

/** A variable's value: text, or one of the message's links. */
const BodyValue = z.union([z.object({ text: value(1024), name }), z.object({ link: LinkSlot, name })]);
export type BodyValue = z.infer<typeof BodyValue>;

/** How many characters the template's own text leaves for values, and how often the body shows each value. */
const ValueSpace = z.object({
  header: z.int(),
  body: z.int(),
  bodyTimes: z.optional(z.array(z.int())),
});
export type ValueSpace = z.infer<typeof ValueSpace>;

const picture = { media: MediaSource };

const TemplateHeader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: value(60), name }),
  z.object({ kind: z.literal('image'), ...picture }),
  z.object({ kind: z.literal('video'), ...picture }),
  z.object({ kind: z.literal('document'), ...picture, filename: z.optional(Filename) }),
  z.object({ kind: z.literal('location'), place: Place }),
]);
export type TemplateHeader = z.infer<typeof TemplateHeader>;

const PLACES = 'A template has ten places for buttons, from 0 to 9.';

/** The button's index among all buttons of the template, from 0. */
const index = z.int().check(z.minimum(0, PLACES), z.maximum(9, PLACES));

/** The value of a button. Buttons to call, to ask for a number, or with a fixed URL need no value. */
const TemplateButton = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), index, link: LinkSlot }),
  z.object({
    kind: z.literal('reply'),
    index,
    payload: z
      .string()
      .check(
        z.minLength(1, 'What a button answers is missing.'),
        z.maxLength(256, 'What a button answers is longer than 256 characters.'),
      ),
  }),
  z.object({
    kind: z.literal('code'),
    index,
    code: z.string().check(z.regex(/^\S{1,20}$/, 'A code to copy has at most 20 characters and no spaces.')),
  }),
  z.object({
    kind: z.literal('whatsAppForm'),
    index,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    data: z.optional(z.record(z.string(), z.unknown())),
  }),
]);
export type TemplateButton = z.infer<typeof TemplateButton>;

const buttons = z.array(TemplateButton).check(
  z.maxLength(10, 'A template has at most 10 buttons.'),
  z.refine((given) => new Set(given.map((one) => one.index)).size === given.length, {
    error: 'Two buttons have the same place.',
  }),
);

const Card = z.object({
  header: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('image'), ...picture }),
    z.object({ kind: z.literal('video'), ...picture }),
  ]),
  body: z.array(BodyValue),
  valueSpace: z.optional(ValueSpace),
  buttons: z.array(TemplateButton).check(z.maxLength(2, 'A card has at most 2 buttons.')),
});
export type Card = z.infer<typeof Card>;

function shapeOf(card: Card): string {
  const places = card.buttons.map((button) => `${button.kind}${button.index}`);
  return [card.header.kind, ...places].join();
}

/** An approved template with the values of all its variables. */
export const TemplateContent = z.object({
  kind: z.literal('template'),
  templateName: z
    .string()
    .check(z.regex(/^[a-z0-9_]{1,512}$/, 'A template is named by small letters, digits and _.')),
  language: z.string().check(z.minLength(2), z.maxLength(10)),
  header: z.nullable(TemplateHeader),
  body: z.array(BodyValue),
  /** Omitted by callers that do not know the template's text. Its values are then not cut. */
  valueSpace: z.optional(ValueSpace),
  buttons,
  /** When a limited-time offer ends, in milliseconds since 1970; null for other templates. */
  offerEndsAtMs: z.nullable(z.int().check(z.positive())),
  /** The cards of a carousel, all of one shape; null for other templates. */
  cards: z.nullable(
    z.array(Card).check(
      z.minLength(2, 'A carousel has at least 2 cards.'),
      z.maxLength(10, 'A carousel has at most 10 cards.'),
      z.refine((cards) => new Set(cards.map(shapeOf)).size === 1, {
        error: 'The cards of a carousel have the same kind of header and the same buttons.',
      }),
    ),
  ),
  linkCodes: LinkCodes,
});
export type TemplateContent = z.infer<typeof TemplateContent>;
