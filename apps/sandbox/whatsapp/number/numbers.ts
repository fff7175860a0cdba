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

/** Returns the numbers of the account. The first one is always set up. All share quality and limits. */
export function numbersOf(account: WhatsAppAccount): AccountNumber[] {
  const { displayNumber, verifiedName } = numberSettings(account);
  const id = account.sandbox.settings.whatsapp.phoneNumberId;
  return [{ id, displayNumber, verifiedName }, ...MORE_NUMBERS];
}
