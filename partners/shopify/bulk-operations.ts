import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';
import { orNull } from './answer-parts.ts';
import { COLLECTION_FIELDS, PRODUCT_FIELDS, VARIANT_FIELDS } from './catalogue-operations.ts';
import { LINE_FIELDS, ORDER_FIELDS } from './order-node.ts';
import { Id, listOf } from './payloads/payload-fields.ts';

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

/** Starts a bulk operation. Its lines are ungrouped: children need not follow their parent. */
export const startBulk = operation(
  `mutation BulkRun($q: String!) { bulkOperationRunQuery(query: $q, groupObjects: false) { bulkOperation { id status } userErrors { field message } } }`,
  z.object({
    bulkOperationRunQuery: z.object({
      bulkOperation: z.object({ id: z.string() }).nullable(),
      userErrors: z.array(z.object({ message: z.string() })),
    }),
  }),
);

/** `url` works for seven days; it is also null for an empty result. */
export const bulkStatus = operation(
  `query BulkGet($id: ID!) { bulkOperation(id: $id) { id status errorCode createdAt rootObjectCount url } }`,
  z.object({
    bulkOperation: z
      .object({
        id: z.string(),
        status: z.string(),
        errorCode: z.string().nullable(),
        createdAt: z.string(),
        rootObjectCount: z.coerce.number(),
        url: z.string().nullable(),
      })
      .nullable(),
  }),
);

export const CustomerNode = z.object({
  id: z.string(),
  legacyResourceId: Id,
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  updatedAt: z.string(),
  defaultPhoneNumber: orNull(z.object({ phoneNumber: z.string() })),
  defaultEmailAddress: orNull(z.object({ emailAddress: z.string() })),
  defaultAddress: orNull(z.object({ phone: orNull(z.string()), countryCodeV2: orNull(z.string()) })),
});
export type CustomerNode = z.infer<typeof CustomerNode>;

const CUSTOMER_FIELDS = `id legacyResourceId firstName lastName updatedAt defaultPhoneNumber { phoneNumber } defaultEmailAddress { emailAddress } defaultAddress { phone countryCodeV2 }`;

export const customerPage = operation(
  `query CustomerPage($after: String) { customers(first: 100, after: $after) { nodes { ${CUSTOMER_FIELDS} } pageInfo { hasNextPage endCursor } } }`,
  z.object({
    customers: z.object({
      nodes: listOf(CustomerNode),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
);

/** The queries for bulk operations. A parent must select its id, which its children refer to. */
export const BULK_PRODUCTS = `{ products { edges { node { id ${PRODUCT_FIELDS} variants { edges { node { id ${VARIANT_FIELDS} } } } } } } }`;
export const BULK_COLLECTIONS = `{ collections { edges { node { ${COLLECTION_FIELDS} products { edges { node { id } } } } } } }`;
export const BULK_CUSTOMERS = `{ customers { edges { node { ${CUSTOMER_FIELDS} } } } }`;
export function bulkOrders(since: Date): string {
  return `{ orders(query: "created_at:>='${since.toISOString()}'") { edges { node { ${ORDER_FIELDS} lineItems { edges { node { id ${LINE_FIELDS} } } } } } } }`;
}
