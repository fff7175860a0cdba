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
  /** Whether the order's goods return to stock. */
  restock: z.boolean(),
  /** A note that only the merchant sees. */
  note: z.nullable(z.string().check(z.maxLength(255))),
  /** Whether the payment is refunded the way it came. */
  refund: z.boolean(),
  /** Whether the store notifies the shopper. */
  notify: z.boolean(),
  /** If set, the order stays if the store reports it as paid at the time of cancelling. */
  unlessPaid: z.optional(z.boolean()),
});

/** A line of a draft: a variant at today's price, or something that is no longer for sale at its old price. */
const DraftLine = z.object({
  variantId: z.nullable(z.string()),
  title: z.string(),
  priceMinor: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});

const CreateDraftOrder = z.object({
  kind: z.literal('createDraftOrder'),
  /** The order whose customer, contacts and address the draft uses. */
  orderId: z.string(),
  lines: z.array(DraftLine).check(z.minLength(1), z.maxLength(499)),
  /** From 0 to 99.99, off the whole draft. */
  percentOff: z.number().check(z.minimum(0), z.maximum(99.99)),
  discountTitle: z.string().check(z.maxLength(255)),
  note: z.nullable(z.string().check(z.maxLength(1000))),
  tags: z.array(z.string().check(z.maxLength(40))),
  /** The note attributes of the order that results from the draft. */
  attributes: Attributes,
  /** The draft's goods are reserved until then. Null reserves nothing. */
  reserveUntil: z.nullable(z.iso.datetime()),
});

const DeleteDraftOrder = z.object({
  kind: z.literal('deleteDraftOrder'),
  orderId: z.string(),
  draftOrderId: z.string(),
});

/** An action to perform in a store. */
export const StoreCommand = z.discriminatedUnion('kind', [
  TagOrder,
  CancelOrder,
  CreateDraftOrder,
  DeleteDraftOrder,
]);
export type StoreCommand = z.infer<typeof StoreCommand>;
export type StoreCommandOf<Kind extends StoreCommand['kind']> = Extract<StoreCommand, { kind: Kind }>;
