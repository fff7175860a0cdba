import * as z from 'zod';
import type { AdminClient, AdminOperation } from './admin-client.ts';
import { PROTECTED_FIELDS, type ProtectedField } from './payloads/protected-field.ts';
import { ShopifyError } from './shopify-error.ts';

/** The customer field that tests access to each kind of data. */
const ASKED: Record<ProtectedField, string> = {
  name: 'firstName',
  email: 'defaultEmailAddress { emailAddress }',
  phone: 'defaultPhoneNumber { phoneNumber }',
  address: 'defaultAddress { address1 }',
};

/** Shopify's refusal of a field or object that the app is not approved for. */
const NOT_APPROVED = /not approved to (?:use|access)/i;

/** Queries one customer's field. Only whether the store refuses matters. */
function questionFor(field: ProtectedField): AdminOperation<unknown> {
  return {
    document: `query ProtectedField { customers(first: 1) { nodes { ${ASKED[field]} } } }`,
    data: z.unknown(),
  };
}

/** The queries of `findWithheldFields`, to be checked against Shopify's schema. */
export const protectedFieldQuestions = PROTECTED_FIELDS.map(questionFor);

/**
 * Returns which kinds of customer data the store withholds for lack of approval, by querying each. In a store without
 * customers nothing seems withheld. Throws ShopifyError when the store cannot be reached.
 */
export async function findWithheldFields(client: Pick<AdminClient, 'run'>): Promise<ProtectedField[]> {
  const withheld: ProtectedField[] = [];
  for (const field of PROTECTED_FIELDS) {
    try {
      await client.run(questionFor(field));
    } catch (error) {
      const isApproval =
        error instanceof ShopifyError &&
        error.failure.kind === 'refused' &&
        NOT_APPROVED.test(error.failure.detail);
      if (!isApproval) throw error;
      withheld.push(field);
    }
  }
  return withheld;
}
