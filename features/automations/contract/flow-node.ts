import * as z from 'zod/mini';
import { TemplateDefinition } from '#features/templates/contract/template-definition.ts';

const Title = z.string().check(z.minLength(1, 'Button title cannot be empty'), z.maxLength(20));
const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** What a tap on a button does. `page`: the campaign's own link, counted, for example back to the cart. */
export const FlowButton = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), buttonId: Id, title: Title }),
  z.object({ kind: z.literal('address'), buttonId: Id, title: Title, url: z.url({ protocol: /^https?$/ }) }),
  z.object({
    kind: z.literal('call'),
    buttonId: Id,
    title: Title,
    phoneE164: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  }),
]);
export type FlowButton = z.infer<typeof FlowButton>;

const Buttons = z.array(FlowButton).check(z.maxLength(3));
const Text = z.string().check(z.minLength(1, 'Text cannot be empty'), z.maxLength(4000));

/** One thing in a card of a carousel; a title, a subtitle and a picture may be placeholders for a product. */
const FlowCard = z.object({
  cardId: Id,
  title: z.string().check(z.minLength(1, 'Title cannot be empty'), z.maxLength(80)),
  subtitle: z.nullable(z.string().check(z.maxLength(80))),
  /** `product`: the picture of the product that the card stands for. */
  picture: z.union([z.literal('product'), z.url({ protocol: /^https?$/ }), z.null()]),
  buttons: Buttons,
});

const node = { masterId: Id };

/**
 * A part of what a flow says, in its order. Texts name values, `{{firstName}}`. `leadsTo` is the id of the flow that an
 * answer leads to, or the payload that ends everything.
 */
export const FlowNode = z.discriminatedUnion('kind', [
  /** A template that has to be approved, and the one that goes where there is no picture; null when it shows none. */
  z.object({
    kind: z.literal('template'),
    ...node,
    template: TemplateDefinition,
    withoutPicture: z.nullable(TemplateDefinition),
  }),
  /** A template of the shop's own, by its name. */
  z.object({ kind: z.literal('ownTemplate'), ...node, name: z.string(), language: z.string() }),
  z.object({
    kind: z.literal('text'),
    ...node,
    text: Text,
    /** What is said where a value is missing, or there is no discount; null: the text, without what is missing. */
    withoutValues: z.nullable(Text),
    buttons: Buttons,
  }),
  z.object({
    kind: z.literal('cards'),
    ...node,
    cards: z.array(FlowCard).check(z.minLength(1), z.maxLength(10)),
  }),
  z.object({
    kind: z.literal('quickReplies'),
    ...node,
    replies: z
      .array(
        z.object({ replyId: Id, title: Title, leadsTo: z.string().check(z.minLength(1), z.maxLength(200)) }),
      )
      .check(z.minLength(1), z.maxLength(13)),
  }),
  z.object({
    kind: z.literal('media'),
    ...node,
    type: z.enum(['image', 'video', 'document']),
    url: z.url({ protocol: /^https?$/ }),
  }),
  /** What was bought, as Messenger shows it. */
  z.object({ kind: z.literal('receipt'), ...node }),
]);
export type FlowNode = z.infer<typeof FlowNode>;
export type FlowNodeOf<Kind extends FlowNode['kind']> = Extract<FlowNode, { kind: Kind }>;

export const FlowNodes = z.array(FlowNode).check(z.maxLength(20));
