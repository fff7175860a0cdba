import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/**
 * The limits of a template's parts (Cloud API, templates). For button titles our own, stricter limit applies. Merchants
 * write the parts whose messages are in the catalogue; only code defines the others, so theirs are for developers.
 */
export const MOST = {
  name: 250,
  body: 1024,
  /** A limited-time offer's body has a lower limit. */
  offerBody: 600,
  cardBody: 160,
  headerText: 60,
  footer: 60,
  offerText: 16,
  buttonTitle: 20,
  code: 20,
  buttons: 10,
  cardButtons: 2,
  cards: 10,
  address: 2000,
} as const;

/** A variable: the name of its value, and the sample shown to the reviewer and in previews. */
export const TemplateVariable = z.object({
  name: z
    .string()
    .check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,49}$/, { error: () => texts.partFaults.variableName })),
  sample: z.string().check(
    z.refine((sample) => sample.trim() !== '', { error: () => texts.partFaults.sampleMissing }),
    z.maxLength(MOST.body, { error: () => fill(texts.partFaults.sampleTooLong, { most: MOST.body }) }),
    z.refine((sample) => !/[\n\r\t]| {5}/.test(sample), {
      error: () => texts.partFaults.sampleNotPlain,
    }),
  ),
});
export type TemplateVariable = z.infer<typeof TemplateVariable>;

const address = z
  .url({ protocol: /^https?$/, error: () => texts.partFaults.address })
  .check(
    z.maxLength(MOST.address, { error: () => fill(texts.partFaults.addressTooLong, { most: MOST.address }) }),
  );

/** A line of text at the top, with at most one variable, {{1}}. */
const textHeader = z.object({
  kind: z.literal('text'),
  text: z.string().check(
    z.minLength(1, { error: () => texts.headerFaults.missing }),
    z.maxLength(MOST.headerText, {
      error: () => fill(texts.headerFaults.tooLong, { most: MOST.headerText }),
    }),
  ),
  variable: z.nullable(TemplateVariable),
});
/** `sampleUrl` is an uploaded file that the reviewer sees; null for our own sample picture. */
const imageHeader = z.object({ kind: z.literal('image'), sampleUrl: z.nullable(address) });
const videoHeader = z.object({ kind: z.literal('video'), sampleUrl: address });

export const TemplateHeader = z.discriminatedUnion('kind', [
  textHeader,
  imageHeader,
  videoHeader,
  z.object({ kind: z.literal('document'), sampleUrl: address }),
  z.object({ kind: z.literal('place') }),
]);
export type TemplateHeader = z.infer<typeof TemplateHeader>;

const title = z.string().check(
  z.refine((given) => given.trim() !== '', { error: () => texts.partFaults.buttonMissing }),
  z.maxLength(MOST.buttonTitle, {
    error: () => fill(texts.limits.buttonLength, { most: String(MOST.buttonTitle) }),
  }),
  z.refine((given) => !/\{\{|\}\}/.test(given), { error: () => texts.partFaults.buttonVariable }),
);

export const TemplateButton = z.discriminatedUnion('kind', [
  /** Opens one of the message's short links, by its name in the message. */
  z.object({
    kind: z.literal('link'),
    title,
    link: z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'A link is named by letters and digits.')),
    /** The same URL in every message. If it is missing, the message decides: the cart, the product or the store. */
    url: z.optional(address),
  }),
  /** Opens the same URL for everybody; clicks are not counted. */
  z.object({ kind: z.literal('address'), title, url: address }),
  z.object({
    kind: z.literal('reply'),
    title,
    payload: z
      .string()
      .check(
        z.minLength(1, 'What a button answers is missing.'),
        z.maxLength(256, 'What a button answers is longer than 256 characters.'),
      ),
  }),
  z.object({
    kind: z.literal('call'),
    title,
    phoneE164: z
      .string()
      .check(z.regex(/^\+[1-9]\d{6,14}$/, 'A number to call begins with + and its country code.')),
  }),
  /** Copies a code. WhatsApp writes the title. */
  z.object({
    kind: z.literal('code'),
    sample: z
      .string()
      .check(z.regex(/^\S{1,20}$/, `A code to copy has at most ${MOST.code} characters and no spaces.`)),
  }),
  /** Opens a form in the chat. `screen` is its first screen; null when the form's server decides. */
  z.object({
    kind: z.literal('whatsAppForm'),
    title,
    formId: z.string().check(z.regex(/^\d{1,40}$/, 'The id of a form is digits.')),
    screen: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  /** Asks for the person's phone number. WhatsApp writes the title. */
  z.object({ kind: z.literal('askNumber') }),
]);
export type TemplateButton = z.infer<typeof TemplateButton>;

/** One card of a carousel. */
export const TemplateCard = z.object({
  header: z.discriminatedUnion('kind', [imageHeader, videoHeader]),
  body: z
    .string()
    .check(
      z.minLength(1, 'The text of a card is missing.'),
      z.maxLength(MOST.cardBody, `The text of a card is longer than ${MOST.cardBody} characters.`),
    ),
  variables: z.readonly(z.array(TemplateVariable)),
  buttons: z.readonly(
    z
      .array(TemplateButton)
      .check(z.maxLength(MOST.cardButtons, `A card has at most ${MOST.cardButtons} buttons.`)),
  ),
});
export type TemplateCard = z.infer<typeof TemplateCard>;
