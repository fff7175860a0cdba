/** Somebody who signed up in the storefront, as the sandbox tells it. */
export interface PastSignUp {
  phone: string;
  firstName: string;
  lastName: string;
  customerId: number;
  at: string;
  tool: 'persistentPill' | 'visualPopup';
}

/** A message as the provider had it, with what became of it. */
export interface PastMessage {
  phone: string;
  /** The reminder of a cart, or the number of a broadcast. */
  about: 'cart' | number;
  cartToken: string;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  clickedAt: string | null;
  failedAt: string | null;
  failedCode: number | null;
}

/** What the sandbox says of the past that it made: what providers and the storefront saw. The orders are in the store. */
export interface Past {
  signUps: PastSignUp[];
  messages: PastMessage[];
  broadcasts: { number: number; name: string; at: string }[];
  impressions: { day: string; tool: PastSignUp['tool']; count: number }[];
  orders: number;
}
