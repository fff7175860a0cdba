import type { Sandbox } from '../../core/sandbox.ts';
import type { Customer, Store } from '../../shopify/store.ts';
import type { Chat, Person, WhatsAppAccount } from '../whatsapp-account.ts';

const FIRST =
  'Mira Jonas Amira Tom Lucía Priya Elif Noah Chloé Ravi Sofia Ben Ana Leon Zoe Omar Hanna Yuki Clara'.split(
    ' ',
  );
const LAST =
  'Vogel Keller Haddad Becker Romero Nair Demir Fischer Martin Menon Rossi Carter Sousa Nowak Lind Farouk Tanaka'.split(
    ' ',
  );

/** Returns the person with a number. A new person gets a name that never changes. */
export function personOf(account: WhatsAppAccount, number: string): Person {
  const found = account.people.get(number) ?? { name: ownerName(account.sandbox, number) };
  account.people.set(number, found);
  return found;
}

/** The key of a person's chat with one of the account's numbers. */
export function chatKey(businessId: string, number: string): string {
  return `${businessId} ${number}`;
}

/** A person's chat with one of the account's numbers; it starts empty. */
export function chatOf(account: WhatsAppAccount, businessId: string, number: string): Chat {
  const key = chatKey(businessId, number);
  const found = account.chats.get(key) ?? { lastInboundAt: null, stoppedMarketing: false };
  account.chats.set(key, found);
  return found;
}

/** The name of a phone's owner: as a store knows this customer, otherwise one that depends on the number alone. */
export function ownerName({ world }: Sandbox, number: string): string {
  const phone = `+${number}`;
  for (const shop of world.collection<Store>('shopify.stores').keys())
    for (const customer of world.collection<Customer>(`shopify.customers:${shop}`).values())
      if (customer.phone === phone && customer.firstName) return fullName(customer);
  return nameOf(number);
}

function fullName({ firstName, lastName }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function nameOf(number: string): string {
  const sum = [...number].reduce((total, digit) => (total * 31 + Number(digit)) % 1_000_003, 17);
  return `${FIRST[sum % FIRST.length]} ${LAST[sum % LAST.length]}`;
}
