import { numberSettings, type WhatsAppAccount } from '../whatsapp-account.ts';

/** A phone number of the business account. */
export interface AccountNumber {
  id: string;
  displayNumber: string;
  verifiedName: string;
}

/** What the account has beside its first number: any of them can be chosen in the embedded signup. */
const MORE_NUMBERS: readonly AccountNumber[] = [
  { id: '106540352242944', displayNumber: '+49 1521 5550111', verifiedName: 'Wren & Willow Outlet' },
];

/** The numbers of the account, the one that is always set up first. Quality and limits are shared. */
export function numbersOf(account: WhatsAppAccount): AccountNumber[] {
  const { displayNumber, verifiedName } = numberSettings(account);
  const id = account.sandbox.settings.whatsapp.phoneNumberId;
  return [{ id, displayNumber, verifiedName }, ...MORE_NUMBERS];
}
