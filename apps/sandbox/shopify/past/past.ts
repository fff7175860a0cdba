import * as z from 'zod';

/** How long a past, with how many people, by which throw of the dice. */
export const WantedPast = z.object({
  seed: z.number().int().default(20_251_124),
  people: z.number().int().min(1).max(50_000).default(20_000),
  days: z.number().int().min(30).max(400).default(365),
});
export type WantedPast = z.infer<typeof WantedPast>;

/** Somebody who signed up in the storefront. */
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

/** What happened outside the store in that time: what providers and the storefront saw. The orders are in the store. */
export interface Past {
  signUps: PastSignUp[];
  messages: PastMessage[];
  broadcasts: { number: number; name: string; at: string }[];
  /** How many shoppers saw a tool, by day (YYYY-MM-DD, UTC). */
  impressions: { day: string; tool: PastSignUp['tool']; count: number }[];
  /** How many orders the store had in that time. */
  orders: number;
}
