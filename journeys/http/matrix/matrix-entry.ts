import type { Right } from '#platform/rights/rights.ts';

/**
 * Who may call a route, and what it changes. Every route of the server has an entry here, which the matrix checks. A route
 * without an entry fails the check.
 */
export interface MatrixEntry {
  /**
   * `merchant`: the logged-in shop, as a call; `page`: the same, as a page that a browser opens; `anyone`: no session;
   * `signed`: whoever knows a secret; `link`: whoever has a URL that cannot be guessed.
   */
  who: 'merchant' | 'page' | 'anyone' | 'signed' | 'link';
  /** Its limit: `shop` and `outside` by shop and minute, `source` by IP address, `size` by how much it stores. */
  limit: 'shop' | 'outside' | 'source' | 'size' | 'none';
  /** What an accepted call changes: `rows` of its own shop, something `outside`, or nothing. */
  effects: 'none' | 'rows' | 'outside';
  /** The right that a person of the shop's team needs. Missing where nobody needs a session. */
  right?: Right;
  /** Field values that get a call further than guesses by the fields' names. */
  fields?: Record<string, unknown>;
}

export const reads: MatrixEntry = { who: 'merchant', right: 'view', limit: 'shop', effects: 'none' };
export const writes: MatrixEntry = { who: 'merchant', right: 'market', limit: 'shop', effects: 'rows' };
export const reaches: MatrixEntry = {
  who: 'merchant',
  right: 'market',
  limit: 'outside',
  effects: 'outside',
};
export const asksStore: MatrixEntry = {
  who: 'merchant',
  right: 'configure',
  limit: 'shop',
  effects: 'outside',
};
export const shows: MatrixEntry = { who: 'anyone', limit: 'none', effects: 'none' };
export const webhook: MatrixEntry = { who: 'signed', limit: 'size', effects: 'rows' };
