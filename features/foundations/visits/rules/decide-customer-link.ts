/** What a signed login means for the links between a browser, its Messenger chat and a customer of the store. */
export type CustomerLink = 'keep' | 'link' | 'ignore' | 'end';

interface Login {
  /** The customer who is logged in now, signed by the store. */
  loggedIn: string;
  /** How the browser was linked to its chat. */
  evidence: 'referral' | 'messageLink';
  /** The customer who was logged in with this browser before, and the customer whose chat it is. */
  ofBrowser: string | null;
  ofChat: string | null;
  /** Whether the customer is already linked to another chat. */
  isOfAnotherChat: boolean;
}

/**
 * Decides about the link between a chat and a customer. A browser that a second customer logs in with, or whose
 * customer is not the chat's, identifies nobody, so its links end. A browser that only opened a message's link may
 * belong to a stranger who was sent the link: it never links a customer, and its links end if the customer turns out to
 * be another.
 */
export function decideCustomerLink(login: Login): CustomerLink {
  const { loggedIn, evidence, ofBrowser, ofChat, isOfAnotherChat } = login;
  if ((ofBrowser ?? ofChat ?? loggedIn) !== loggedIn) return 'end';
  if (ofBrowser !== null) return 'keep';
  if (evidence === 'messageLink') return isOfAnotherChat ? 'end' : 'ignore';
  return isOfAnotherChat ? 'ignore' : 'link';
}
