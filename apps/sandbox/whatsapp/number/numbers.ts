import { numberSettings, type WhatsAppAccount } from '../whatsapp-account.ts';

/** A phone number of the business account. */
export interface AccountNumber {
  id: string;
  displayNumber: string;
  verifiedName: string;
}

/** The account's other numbers. Any of them can be chosen in the embedded signup. */
const MORE_NUMBERS: readonly AccountNumber[] = [
  { id: '106540352242944', displayNumber: '+49 1521 5550111', verifiedName: 'Wren & Willow Outlet' },
];

/** The numbers of the account, the one that is always set up first. Quality and limits are shared. */
export function numbersOf(account: WhatsAppAccount): [AccountNumber, ...AccountNumber[]] {
  const { displayNumber, verifiedName } = numberSettings(account);
  const id = account.sandbox.settings.whatsapp.phoneNumberId;
  return [{ id, displayNumber, verifiedName }, ...MORE_NUMBERS];
}

/** The account's number with that id. Without one, or with another account's, the first. */
export function numberWithId(account: WhatsAppAccount, id: string | undefined): AccountNumber {
  const [first, ...more] = numbersOf(account);
  return more.find((number) => number.id === id) ?? first;
}
