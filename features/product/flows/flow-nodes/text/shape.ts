import * as z from 'zod/mini';
import { FlowButtons, WireButtons, WrittenButtons } from '../../contract/flow-button.ts';
import { PartId, WireId } from '../../contract/part-id.ts';
import { texts } from '../../texts/all.ts';

const Text = z.string().check(z.minLength(1, { error: () => texts.faults.noText }), z.maxLength(4000));

export const TextNode = z.object({
  kind: z.literal('text'),
  masterId: PartId,
  text: Text,
  /** The text if a value or the discount is missing. Null means the first text without the missing value. */
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
  /** The texts with and without a discount. */
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
