import type { Person, WhatsAppAccount } from './whatsapp-account.ts';

const NAMES = [
  'Mira Vogel', 'Jonas Keller', 'Amira Haddad', 'Tom Becker', 'Lucía Romero', 'Priya Nair',
  'Elif Demir', 'Noah Fischer', 'Chloé Martin', 'Ravi Menon', 'Sofia Rossi', 'Ben Carter',
  'Ana Sousa', 'Leon Wagner', 'Zoe Lindqvist', 'Omar Farouk', 'Hanna Nowak', 'Yuki Tanaka',
]; // prettier-ignore

/** The person behind a number; new ones get a name that stays the same. */
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
  const sum = [...number].reduce((total, digit, at) => total + Number(digit) * (at + 3), 0);
  return NAMES[sum % NAMES.length] ?? 'Somebody';
}
