import * as z from 'zod/mini';
import { FlowButtons, WireButtons, WrittenButtons } from '../../contract/flow-button.ts';
import { PartId, WireId } from '../../contract/part-id.ts';

const Text = z.string().check(z.minLength(1, 'Text cannot be empty'), z.maxLength(4000));

export const TextNode = z.object({
  kind: z.literal('text'),
  masterId: PartId,
  text: Text,
  /** What is said where a value is missing, or there is no discount; null: the text, without what is missing. */
  withoutValues: z.nullable(Text),
  buttons: FlowButtons,
});

export const WrittenText = z.object({
  kind: z.literal('text'),
  masterId: z.string(),
  text: z.string(),
  withoutValues: z.nullable(z.string()),
  buttons: WrittenButtons,
});

export const textOnWire = {
  /** What is said with a discount, and without. */
  discountText: z.optional(z.string().check(z.maxLength(4000))),
  noDiscountText: z.optional(z.string().check(z.maxLength(4000))),
  textOrButtonTemplate: z.optional(
    z.object({
      text: z.string().check(z.maxLength(4000)),
      textId: z.optional(WireId),
      buttons: z.optional(WireButtons),
      buttonTemplateId: z.optional(WireId),
      customerReply: z.optional(z.unknown()),
    }),
  ),
};
