import * as z from 'zod/mini';

const Attributes = z.record(z.string(), z.string());

const TagOrder = z.object({
  kind: z.literal('tagOrder'),
  orderId: z.string(),
  add: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(50)),
});

const CancelOrder = z.object({
  kind: z.literal('cancelOrder'),
  orderId: z.string(),
  reason: z.enum(['customer', 'declined', 'fraud', 'inventory', 'staff', 'other']),
  /** Whether what it holds is for sale again. */
  restock: z.boolean(),
  /** For the merchant's own eyes. */
  note: z.nullable(z.string().check(z.maxLength(255))),
  /** Whether what was paid goes back the way it came. */
  refund: z.boolean(),
  /** Whether the store tells the shopper. */
  notify: z.boolean(),
  /** It stays when the store says, at the moment of doing it, that money came in. */
  unlessPaid: z.optional(z.boolean()),
});

/** A line of a draft: a variant at its price of today, or what is no longer for sale at the price it had. */
const DraftLine = z.object({
  variantId: z.nullable(z.string()),
  title: z.string(),
  priceMinor: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});

const CreateDraftOrder = z.object({
  kind: z.literal('createDraftOrder'),
  /** Whose customer, contacts and address it takes over. */
  orderId: z.string(),
  lines: z.array(DraftLine).check(z.minLength(1), z.maxLength(499)),
  /** From 0 to 99.99, off the whole. */
  percentOff: z.number().check(z.minimum(0), z.maximum(99.99)),
  discountTitle: z.string().check(z.maxLength(255)),
  note: z.nullable(z.string().check(z.maxLength(1000))),
  tags: z.array(z.string().check(z.maxLength(40))),
  /** They become the note attributes of the order that it is paid into. */
  attributes: Attributes,
  /** Until then what it holds is kept back for it; null: it is not. */
  reserveUntil: z.nullable(z.iso.datetime()),
});

const DeleteDraftOrder = z.object({
  kind: z.literal('deleteDraftOrder'),
  orderId: z.string(),
  draftOrderId: z.string(),
});

/** Something to be done in a store. */
export const StoreCommand = z.discriminatedUnion('kind', [
  TagOrder,
  CancelOrder,
  CreateDraftOrder,
  DeleteDraftOrder,
]);
export type StoreCommand = z.infer<typeof StoreCommand>;
export type StoreCommandOf<Kind extends StoreCommand['kind']> = Extract<StoreCommand, { kind: Kind }>;
