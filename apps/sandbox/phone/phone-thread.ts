import type { Bubble, BubbleCard, BubbleReceipt } from '#platform/channel/bubble.ts';

/** One thread in the list on the left: a shopper's number, the app it is in, the business, and its last message. */
export interface ThreadSummary {
  app: PhoneThread['app'];
  /** The page on Messenger; null on WhatsApp. */
  page: { id: string; name: string } | null;
  /** The business on WhatsApp, if it is not the account's first number; otherwise null. */
  business: { id: string; name: string } | null;
  /** With a plus, as in `?number=`. */
  number: string;
  /** The number for people, for example `+49 1521 5550101`. */
  displayNumber: string;
  name: string;
  lastText: string;
  lastAt: number;
  lastState: MessageState;
  unread: number;
}

export type MessageState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed' | 'received';

/** The media of a message, as the product's phone shows it, with the data to open or play it. */
export type PhoneMedia =
  | { kind: 'image' | 'video'; url: string | null }
  | { kind: 'audio'; url: string }
  /** `bytes` is null if the size is unknown. */
  | { kind: 'document'; url: string; filename: string; bytes: number | null }
  | { kind: 'place'; latitude: number; longitude: number; name: string | null; address: string | null }
  | { kind: 'images'; urls: string[] };

/** A button, as the product's phone shows it, with its action. */
export type PhoneButton =
  | { kind: 'link'; title: string; url: string }
  | { kind: 'reply'; title: string; payload: string }
  | { kind: 'call'; title: string; phone: string }
  | { kind: 'code'; title: string; code: string }
  | { kind: 'list'; title: string }
  /** Sends the person's number, their location, or a filled form. */
  | { kind: 'number' | 'place' | 'form'; title: string };

export interface PhoneCard extends BubbleCard {
  media: PhoneMedia | null;
  buttons: PhoneButton[];
  /** The URL that the card opens. */
  url: string | null;
}

/** The content of a message: the product's bubble, and the URL or payload behind each part. */
export interface PhoneBubble extends Bubble {
  media: PhoneMedia | null;
  buttons: PhoneButton[];
  cards: PhoneCard[];
  receipt: (BubbleReceipt & { url: string | null }) | null;
  sections: {
    title: string | null;
    rows: { id: string; title: string; description: string | null }[];
  }[];
}

export interface PhoneMessage extends PhoneBubble {
  id: string;
  fromShopper: boolean;
  at: number;
  state: MessageState;
  /** The message to which this one replies. */
  quote: { name: string; text: string } | null;
}

interface Thread {
  number: string;
  displayNumber: string;
  /** The owner of this phone. */
  name: string;
  /** The other side of the thread: the WhatsApp number or the page. */
  business: { id: string; name: string };
  /** The time until which the business may write freely; null if it may not. */
  windowUntil: number | null;
  bubbles: PhoneMessage[];
  now: number;
}

export interface WhatsAppThread extends Thread {
  app: 'whatsapp';
  stoppedMarketing: boolean;
}

export interface MessengerThread extends Thread {
  app: 'messenger';
  /** Whether a new person sees the Get Started button. `missing`: the page has not set it. Null for other people. */
  getStarted: 'shown' | 'missing' | null;
  /** Whether the person used a link that the first tap reports. */
  cameByLink: boolean;
  hasBlocked: boolean;
  isPageTyping: boolean;
  /** The payload of each quick reply below the last message. */
  quickReplies: { title: string; payload: string }[];
}

export type PhoneThread = WhatsAppThread | MessengerThread;

export interface ThreadList {
  threads: ThreadSummary[];
  /** The pages that are connected to the product. */
  pages: { id: string; name: string }[];
  now: number;
}

const EMPTY: PhoneBubble = {
  media: null,
  heading: null,
  offer: null,
  text: null,
  receipt: null,
  footer: null,
  buttons: [],
  sections: [],
  cards: [],
  quickReplies: [],
};

/** Returns a bubble with these parts. */
export function phoneBubble(parts: Partial<PhoneBubble>): PhoneBubble {
  return { ...EMPTY, ...parts };
}
