import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const UserErrors = z.array(z.object({ message: z.string(), code: z.string().nullish() }).loose());
const Attributes = z.array(z.object({ key: z.string(), value: z.string().nullable() }));

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

/** Tags that the order already has are not added again. */
export const addTags = operation(
  `mutation TagsAdd($id: ID!, $tags: [String!]!) { tagsAdd(id: $id, tags: $tags) { node { id } userErrors { field message } } }`,
  z.object({ tagsAdd: z.object({ userErrors: UserErrors }) }),
);

/** Whether an order is cancelled, and how it is paid; null when the store does not have it. */
export const orderCancellation = operation(
  `query OrderCancellation($id: ID!) { order(id: $id) { id cancelledAt displayFinancialStatus } }`,
  z.object({
    order: z
      .object({
        id: z.string(),
        cancelledAt: z.string().nullable(),
        displayFinancialStatus: z.string().nullish(),
      })
      .nullable(),
  }),
);

/** Takes effect later: the store reports the cancelled order by webhook. */
export const cancelOrder = operation(
  `mutation OrderCancel($orderId: ID!, $reason: OrderCancelReason!, $restock: Boolean!, $notify: Boolean, $note: String, $refund: OrderCancelRefundMethodInput) { orderCancel(orderId: $orderId, reason: $reason, restock: $restock, notifyCustomer: $notify, staffNote: $note, refundMethod: $refund) { job { id done } orderCancelUserErrors { field message code } } }`,
  z.object({ orderCancel: z.object({ orderCancelUserErrors: UserErrors }) }),
);

const MailingAddress = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    company: z.string().nullable(),
    address1: z.string().nullable(),
    address2: z.string().nullable(),
    city: z.string().nullable(),
    provinceCode: z.string().nullable(),
    countryCodeV2: z.string().nullable(),
    zip: z.string().nullable(),
    phone: z.string().nullable(),
  })
  .nullable();
export type MailingAddress = NonNullable<z.infer<typeof MailingAddress>>;

const ADDRESS = `{ firstName lastName company address1 address2 city provinceCode countryCodeV2 zip phone }`;

/** An order's customer and address, for a draft; null when the store does not have the order. */
export const orderRecipient = operation(
  `query OrderRecipient($id: ID!) { order(id: $id) { id email phone currencyCode customer { id } shippingAddress ${ADDRESS} billingAddress ${ADDRESS} } }`,
  z.object({
    order: z
      .object({
        id: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        currencyCode: z.string(),
        customer: z.object({ id: z.string() }).nullable(),
        shippingAddress: MailingAddress,
        billingAddress: MailingAddress,
      })
      .nullable(),
  }),
);

const Draft = z.object({ id: z.string(), invoiceUrl: z.string().nullable() });
export type Draft = z.infer<typeof Draft>;

/** Drafts with a tag, newest first. The store's search finds a draft only some time after it was created. */
export const draftsByTag = operation(
  `query DraftsByTag($query: String!) { draftOrders(first: 10, query: $query, sortKey: ID, reverse: true) { nodes { id invoiceUrl customAttributes { key value } } } }`,
  z.object({
    draftOrders: z.object({ nodes: z.array(Draft.extend({ customAttributes: Attributes })) }),
  }),
);

/** Here `appliedDiscount.value` is a percentage from 0 to 100, unlike for discount codes. */
export const createDraft = operation(
  `mutation DraftCreate($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id invoiceUrl } userErrors { field message } } }`,
  z.object({ draftOrderCreate: z.object({ draftOrder: Draft.nullable(), userErrors: UserErrors }) }),
);

/** A draft's state: `OPEN`, `INVOICE_SENT` or `COMPLETED`; null when it was deleted. */
export const draftStatus = operation(
  `query DraftStatus($id: ID!) { draftOrder(id: $id) { id status } }`,
  z.object({ draftOrder: z.object({ id: z.string(), status: z.string() }).nullable() }),
);

export const deleteDraft = operation(
  `mutation DraftDelete($input: DraftOrderDeleteInput!) { draftOrderDelete(input: $input) { deletedId userErrors { field message } } }`,
  z.object({ draftOrderDelete: z.object({ deletedId: z.string().nullable(), userErrors: UserErrors }) }),
);
