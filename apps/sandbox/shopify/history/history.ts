import * as z from 'zod';

/** The length of a history, its number of people, and its random seed. */
export const HistoryRequest = z.object({
  seed: z.number().int().default(20_251_124),
  people: z.number().int().min(1).max(50_000).default(20_000),
  days: z.number().int().min(30).max(400).default(365),
});
export type HistoryRequest = z.infer<typeof HistoryRequest>;

/** A person who signed up in the storefront, for one of the two channels. */
export interface HistorySignUp {
  channel: 'WA' | 'FB';
  phone: string;
  firstName: string;
  lastName: string;
  customerId: number;
  at: string;
  tool: 'persistentPill' | 'visualPopup';
  /** When and how the person opted out. Null if they have not. */
  stopped: { at: string; by: 'keyword' | 'unsubscribeReply' | 'userPreferences' } | null;
}

/** The campaigns that an app sends automatically. */
export type HistoryCampaign = 'welcome' | 'cart' | 'receipt' | 'parcel' | 'cashOnDelivery' | 'review';

/** A message with its statuses. */
export interface HistoryMessage {
  phone: string;
  /** A campaign, or the number of a broadcast. */
  about: HistoryCampaign | number;
  /** The subject of the message: the token of a cart, or the id of an order or parcel. */
  event: string;
  /** The offered discount code, or null. */
  discountCode: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  clickedAt: string | null;
  failedAt: string | null;
  failedCode: number | null;
}

/** An abandoned cart, as the store reported its checkout. `completedAt` is set if the shopper came back and paid. */
export interface HistoryCart {
  token: string;
  cartToken: string;
  phone: string;
  email: string;
  firstName: string;
  customerId: number;
  lines: {
    productId: number;
    variantId: number;
    title: string;
    variantTitle: string | null;
    quantity: number;
    priceCents: number;
  }[];
  totalCents: number;
  recoverUrl: string;
  createdAt: string;
  completedAt: string | null;
}

/** The fields of an order that its messages mention. */
export interface HistoryOrder {
  id: number;
  parcelId: number | null;
  name: string;
  items: string;
  firstTitle: string;
  totalCents: number;
  carrier: string | null;
  trackingNumber: string | null;
}

/**
 * A broadcast to everyone who signed up for WhatsApp from one day to another, both included (YYYY-MM-DD, in the store's
 * time zone).
 */
export interface HistoryBroadcast {
  number: number;
  name: string;
  /** The news in its text, and the day until which they are valid. */
  news: string;
  until: string;
  at: string;
  signedUpFrom: string;
  signedUpTo: string;
}

/** The events outside the store in that time, as providers and the storefront saw them. The orders are in the store. */
export interface History {
  signUps: HistorySignUp[];
  carts: HistoryCart[];
  messages: HistoryMessage[];
  /** Carts of the hold-out group, which got no reminder. */
  heldOut: { phone: string; event: string; at: string }[];
  /** The orders that messages are about. */
  messagedOrders: HistoryOrder[];
  broadcasts: HistoryBroadcast[];
  /** How many shoppers saw a tool, by day (YYYY-MM-DD, UTC). */
  impressions: {
    day: string;
    channel: HistorySignUp['channel'];
    tool: HistorySignUp['tool'];
    count: number;
  }[];
  /** The number of orders that the store had in that time. */
  orders: number;
}
