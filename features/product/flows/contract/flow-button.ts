import * as z from 'zod/mini';
import { texts } from '../texts/all.ts';
import { PartId, WireId, wireOrder } from './part-id.ts';

export const ButtonTitle = z
  .string()
  .check(z.minLength(1, { error: () => texts.faults.noButtonTitle }), z.maxLength(20));

/** The action of a button. `page` is the campaign's own link, which is counted, for example back to the cart. */
export const FlowButton = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), buttonId: PartId, title: ButtonTitle }),
  z.object({
    kind: z.literal('address'),
    buttonId: PartId,
    title: ButtonTitle,
    url: z.url({ protocol: /^https?$/ }),
  }),
  z.object({
    kind: z.literal('call'),
    buttonId: PartId,
    title: ButtonTitle,
    phoneE164: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  }),
]);
export type FlowButton = z.infer<typeof FlowButton>;

export const FlowButtons = z.array(FlowButton).check(z.maxLength(3));

const words = z.string();

/** Buttons while they are being written. Some may be empty. */
export const WrittenButtons = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), buttonId: words, title: words }),
    z.object({ kind: z.literal('address'), buttonId: words, title: words, url: words }),
    z.object({ kind: z.literal('call'), buttonId: words, title: words, phoneE164: words }),
  ]),
);

/** A button in the API. */
const WireButton = z.object({
  buttonId: z.optional(WireId),
  title: z.string().check(z.maxLength(200)),
  /** `checkout` is a link to the campaign's own page. */
  type: z.enum(['checkout', 'web_url', 'phone', 'phone_number']),
  /** The address of a saved link, or the number of a saved call. */
  url: z.optional(z.string().check(z.maxLength(2048))),
  payload: z.optional(z.string().check(z.maxLength(200))),
  webview_height_ratio: z.optional(z.string()),
  messenger_extensions: z.optional(z.boolean()),
  options: z.optional(z.object({ type: z.string(), value: z.string().check(z.maxLength(2048)) })),
  ...wireOrder,
});
export type WireButton = z.infer<typeof WireButton>;

export const WireButtons = z.array(WireButton).check(z.maxLength(10));
