/**
 * Who a route is for, and what it does to others. Every route of the server has a line here, and its line is what the
 * matrix holds it to: a route without one fails.
 */
export interface MatrixEntry {
  /**
   * `merchant`: the shop that is logged in, as a call; `page`: the same, as a page that a browser is sent to;
   * `anyone`: without a session; `signed`: who knows a secret; `link`: who has an address that cannot be guessed.
   */
  who: 'merchant' | 'page' | 'anyone' | 'signed' | 'link';
  /** What limits it: `shop` and `outside` per shop and minute, `source` per address, `size` by what it may hold. */
  limit: 'shop' | 'outside' | 'source' | 'size' | 'none';
  /** What a call that is let in changes: `rows` of its own shop, something `outside`, or nothing. */
  effects: 'none' | 'rows' | 'outside';
  /** Fields that let it in further than a guess by their names would. */
  fields?: Record<string, unknown>;
}

export const reads: MatrixEntry = { who: 'merchant', limit: 'shop', effects: 'none' };
export const writes: MatrixEntry = { who: 'merchant', limit: 'shop', effects: 'rows' };
export const reaches: MatrixEntry = { who: 'merchant', limit: 'outside', effects: 'outside' };
export const asksStore: MatrixEntry = { who: 'merchant', limit: 'shop', effects: 'outside' };
export const shows: MatrixEntry = { who: 'anyone', limit: 'none', effects: 'none' };
export const webhook: MatrixEntry = { who: 'signed', limit: 'size', effects: 'rows' };
