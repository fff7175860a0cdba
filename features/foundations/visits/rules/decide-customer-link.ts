/** What a proven login means for the links of a browser, its Messenger chat and a customer of the store. */
export type CustomerLink = 'keep' | 'link' | 'ignore' | 'end';

interface Login {
  /** The customer who is logged in now, as the store signed it. */
  loggedIn: string;
  /** How the browser was linked with its chat. */
  evidence: 'referral' | 'messageLink';
  /** Who was logged in with this browser before, and whose the chat is. */
  ofBrowser: string | null;
  ofChat: string | null;
  /** The customer belongs to another chat already. */
  isOfAnotherChat: boolean;
}

/**
 * Decides about the link between a chat and a customer. A browser that a second customer uses proves nothing any more,
 * and neither does one whose customer is not the chat's: its links with the chat end. A browser that only opened a link
 * of a message may be a stranger's, to whom the link was forwarded: it proves no customer, and its links end when the
 * customer turns out to be somebody else.
 */
export function decideCustomerLink(login: Login): CustomerLink {
  const { loggedIn, evidence, ofBrowser, ofChat, isOfAnotherChat } = login;
  if ((ofBrowser ?? ofChat ?? loggedIn) !== loggedIn) return 'end';
  if (ofBrowser !== null) return 'keep';
  if (evidence === 'messageLink') return isOfAnotherChat ? 'end' : 'ignore';
  return isOfAnotherChat ? 'ignore' : 'link';
}
