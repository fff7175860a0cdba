import * as z from 'zod';
import type { AdminClient, AdminOperation } from './admin-client.ts';
import { PROTECTED_FIELDS, type ProtectedField } from './payloads/protected-field.ts';
import { ShopifyError } from './shopify-error.ts';

/** The customer field that each kind of data is asked for by. */
const ASKED: Record<ProtectedField, string> = {
  name: 'firstName',
  email: 'defaultEmailAddress { emailAddress }',
  phone: 'defaultPhoneNumber { phoneNumber }',
  address: 'defaultAddress { address1 }',
};

/** How Shopify refuses a field or an object that the app has no approval for. */
const NOT_APPROVED = /not approved to (?:use|access)/i;

/** Asks for one customer's field; the answer does not matter, only whether the store refuses. */
function questionFor(field: ProtectedField): AdminOperation<unknown> {
  return {
    document: `query ProtectedField { customers(first: 1) { nodes { ${ASKED[field]} } } }`,
    data: z.unknown(),
  };
}

/** The questions of `findWithheldFields`, for the check against Shopify's schema. */
export const protectedFieldQuestions = PROTECTED_FIELDS.map(questionFor);

/**
 * Finds out which kinds of customer data the store withholds for want of an approval, by asking for each. A store without
 * customers withholds nothing that could be seen. Throws ShopifyError when the store cannot be asked.
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
