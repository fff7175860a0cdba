import * as z from 'zod/mini';
import { FlowButtons, WireButtons, WrittenButtons } from '../../contract/flow-button.ts';
import { PartId, WireId, wireOrder } from '../../contract/part-id.ts';
import { texts } from '../../texts/all.ts';

/** A card of a carousel. Its title, subtitle and picture can be placeholders for a product. */
const FlowCard = z.object({
  cardId: PartId,
  title: z.string().check(z.minLength(1, { error: () => texts.faults.noTitle }), z.maxLength(80)),
  subtitle: z.nullable(z.string().check(z.maxLength(80))),
  /** `product` means the picture of the card's product. */
  picture: z.union([z.literal('product'), z.url({ protocol: /^https?$/ }), z.null()]),
  buttons: FlowButtons,
});

export const CardsNode = z.object({
  kind: z.literal('cards'),
  masterId: PartId,
  cards: z.array(FlowCard).check(z.minLength(1), z.maxLength(10)),
});

export const WrittenCards = z.object({
  kind: z.literal('cards'),
  masterId: z.string(),
  cards: z.array(
    z.object({
      cardId: z.string(),
      title: z.string(),
      subtitle: z.nullable(z.string()),
      picture: z.nullable(z.string()),
      buttons: WrittenButtons,
    }),
  ),
});

const WireElement = z.object({
  genericTemplateId: z.optional(WireId),
  title: z.string().check(z.maxLength(400)),
  subtitle: z.optional(z.string().check(z.maxLength(400))),
  imageUrl: z.optional(z.string().check(z.maxLength(2048))),
  image_url: z.optional(z.string().check(z.maxLength(2048))),
  buttons: z.optional(WireButtons),
  sharable: z.optional(z.boolean()),
  imageAspectRatio: z.optional(z.string()),
  specialType: z.optional(z.string()),
  options: z.optional(z.unknown()),
  ...wireOrder,
});

export const cardsOnWire = {
  genericTemplate: z.optional(z.object({ elements: z.array(WireElement).check(z.maxLength(10)) })),
};
