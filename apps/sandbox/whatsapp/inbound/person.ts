import type { Person, WhatsAppAccount } from '../whatsapp-account.ts';

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
  const found = account.people.get(number) ?? {
    name: nameOf(number),
    lastInboundAt: null,
    stoppedMarketing: false,
  };
  account.people.set(number, found);
  return found;
}

export function nameOf(number: string): string {
  const sum = [...number].reduce((total, digit) => (total * 31 + Number(digit)) % 1_000_003, 17);
  return `${FIRST[sum % FIRST.length]} ${LAST[sum % LAST.length]}`;
}
