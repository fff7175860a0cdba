/** What a proven login means for the link between a Messenger chat and a customer of the store. */
export type CustomerLink = 'keep' | 'link' | 'end';

/**
 * `known`: the customer who was logged in with this browser before. Another one who logs in shares the browser, so that
 * the browser proves nothing any more.
 */
export function decideCustomerLink(known: string | null, loggedIn: string): CustomerLink {
  if (known === null) return 'link';
  return known === loggedIn ? 'keep' : 'end';
}
