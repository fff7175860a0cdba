import * as z from 'zod/mini';

const Id = z.string().check(z.maxLength(64));
const order = { sortOrder: z.optional(z.number()), shouldCreate: z.optional(z.boolean()) };

/** A button as the wire has it; document 2, section 3. */
export const WireButton = z.object({
  buttonId: z.optional(Id),
  title: z.string().check(z.maxLength(200)),
  /** `checkout` is a link to the campaign's own page. */
  type: z.enum(['checkout', 'web_url', 'phone', 'phone_number']),
  /** Of a saved link its address, of a saved call its number. */
  url: z.optional(z.string().check(z.maxLength(2048))),
  payload: z.optional(z.string().check(z.maxLength(200))),
  webview_height_ratio: z.optional(z.string()),
  messenger_extensions: z.optional(z.boolean()),
  options: z.optional(z.object({ type: z.string(), value: z.string().check(z.maxLength(2048)) })),
  ...order,
});
export type WireButton = z.infer<typeof WireButton>;

const Buttons = z.array(WireButton).check(z.maxLength(10));

const WireElement = z.object({
  genericTemplateId: z.optional(Id),
  title: z.string().check(z.maxLength(400)),
  subtitle: z.optional(z.string().check(z.maxLength(400))),
  imageUrl: z.optional(z.string().check(z.maxLength(2048))),
  image_url: z.optional(z.string().check(z.maxLength(2048))),
  buttons: z.optional(Buttons),
  sharable: z.optional(z.boolean()),
  imageAspectRatio: z.optional(z.string()),
  specialType: z.optional(z.string()),
  options: z.optional(z.unknown()),
  ...order,
});

const WireReply = z.object({
  quickRepliesId: z.optional(Id),
  contentType: z.optional(z.string()),
  title: z.string().check(z.maxLength(200)),
  payload: z.string().check(z.maxLength(200)),
  ...order,
});

/** A part of a flow as the wire has it: one of its kinds is given. Document 2, section 3. */
export const WireNode = z.object({
  masterId: z.optional(Id),
  ...order,
  /** What is said with a discount, and without. */
  discountText: z.optional(z.string().check(z.maxLength(4000))),
  noDiscountText: z.optional(z.string().check(z.maxLength(4000))),
  textOrButtonTemplate: z.optional(
    z.object({
      text: z.string().check(z.maxLength(4000)),
      textId: z.optional(Id),
      buttons: z.optional(Buttons),
      buttonTemplateId: z.optional(Id),
      customerReply: z.optional(z.unknown()),
    }),
  ),
  genericTemplate: z.optional(z.object({ elements: z.array(WireElement).check(z.maxLength(10)) })),
  quickReplies: z.optional(z.array(WireReply).check(z.maxLength(13))),
  mediaTemplate: z.optional(
    z.object({ type: z.enum(['image', 'video', 'document']), url: z.string().check(z.maxLength(2048)) }),
  ),
  receiptTemplate: z.optional(z.looseObject({})),
});
export type WireNode = z.infer<typeof WireNode>;

/** All that a flow says. */
export const WireNodes = z.array(WireNode).check(z.maxLength(40));
