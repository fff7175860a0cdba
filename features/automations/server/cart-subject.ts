/** The subject of the timers that a checkout started. */
export function cartSubject(checkoutToken: string): string {
  return `checkout:${checkoutToken}`;
}
