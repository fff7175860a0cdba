import { GraphQLError } from 'graphql';
import type { ProtectedField } from '#partners/shopify/payloads/protected-field.ts';
import type { Store } from './store.ts';

/** Fields of the Admin API, by type, with the approval that each needs. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, ProtectedField>>>> = {
  Customer: {
    firstName: 'name',
    lastName: 'name',
    displayName: 'name',
    email: 'email',
    defaultEmailAddress: 'email',
    phone: 'phone',
    defaultPhoneNumber: 'phone',
  },
  MailingAddress: {
    firstName: 'name',
    lastName: 'name',
    name: 'name',
    phone: 'phone',
    address1: 'address',
    address2: 'address',
    formatted: 'address',
  },
  Order: { email: 'email', phone: 'phone' },
  DraftOrder: { email: 'email', phone: 'phone' },
};

/** The same for keys of webhook bodies. Without the approval they are null. */
const KEYS: Readonly<Record<string, ProtectedField>> = {
  first_name: 'name',
  last_name: 'name',
  email: 'email',
  contact_email: 'email',
  phone: 'phone',
  sms_marketing_phone: 'phone',
  address1: 'address',
  address2: 'address',
};

/** The recovery URL of a checkout needs the approval for all of them. */
const RECOVERY = { type: 'AbandonedCheckout', field: 'abandonedCheckoutUrl', key: 'abandoned_checkout_url' };

/** Throws the store's refusal if the app has no approval for a field. */
export function refuseWithheld({ withheld = [] }: Store, type: string, field: string): void {
  if (withheld.length === 0) return;
  const needed = FIELDS[type]?.[field];
  const isRecovery = type === RECOVERY.type && field === RECOVERY.field;
  if (!isRecovery && (needed === undefined || !withheld.includes(needed))) return;
  const documentation = 'https://shopify.dev/docs/apps/launch/protected-customer-data';
  throw new GraphQLError(
    `This app is not approved to use the ${field} field. See ${documentation} for more details.`,
    { extensions: { code: 'ACCESS_DENIED', documentation } },
  );
}

/** Returns the body of a webhook without the fields for which the app has no approval. */
export function withoutWithheld({ withheld = [] }: Store, body: unknown): unknown {
  if (withheld.length === 0) return body;
  const isKept = (key: string) => {
    const needed = KEYS[key];
    return key !== RECOVERY.key && (needed === undefined || !withheld.includes(needed));
  };
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => (isKept(key) ? value : null));
}
