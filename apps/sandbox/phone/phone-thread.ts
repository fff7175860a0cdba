/** One thread in the list on the left: a shopper's number, the app it is in, and its last message. */
export interface ThreadSummary {
  app: 'whatsapp' | 'messenger';
  /** Whom the thread is with on Messenger; null on WhatsApp, where there is one business. */
  page: { id: string; name: string } | null;
  /** With a plus, as in `?number=`. */
  number: string;
  /** Written for people, for example `+49 1521 5550101`. */
  displayNumber: string;
  name: string;
  lastText: string;
  lastAt: number;
  lastState: BubbleState;
  unread: number;
}

export type BubbleState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed' | 'received';

export type BubbleMedia =
  | { kind: 'image' | 'video' | 'sticker' | 'audio'; url: string }
  /** `bytes` null: nobody told how large it is. */
  | { kind: 'document'; url: string; filename: string; bytes: number | null }
  | { kind: 'location'; latitude: number; longitude: number; name: string; address: string };

export type BubbleButton =
  | { kind: 'link'; title: string; url: string }
  | { kind: 'reply'; title: string; payload: string }
  | { kind: 'call'; title: string; phone: string }
  | { kind: 'copy'; title: string; code: string }
  /** Sends something that is no text: the person's number, place, or a filled form. */
  | { kind: 'contacts' | 'location' | 'form'; title: string }
  | { kind: 'list'; title: string; sections: ListSection[] };

export interface ListSection {
  title: string;
  rows: { id: string; title: string; description: string }[];
}

/** One card of a carousel. */
export interface BubbleCard {
  media: BubbleMedia | null;
  text: string;
  buttons: BubbleButton[];
}

/** One message as the phone draws it, with variables filled in. */
export interface Bubble {
  id: string;
  fromShopper: boolean;
  at: number;
  state: BubbleState;
  heading: string;
  media: BubbleMedia | null;
  text: string;
  footer: string;
  buttons: BubbleButton[];
  /** Of a carousel; empty otherwise. */
  cards: BubbleCard[];
  /** A limited-time offer: what it is, when it ends, the code that goes with it. */
  offer: { text: string; endsAt: number | null; code: string } | null;
  /** The message this one answers, shown above it. */
  quote: { name: string; text: string } | null;
}

export interface PhoneThread {
  number: string;
  displayNumber: string;
  /** Who holds this phone. */
  name: string;
  business: { name: string; displayNumber: string };
  /** Whether the business may write freely, and until when. */
  windowUntil: number | null;
  stoppedMarketing: boolean;
  bubbles: Bubble[];
  now: number;
}

export interface ThreadList {
  threads: ThreadSummary[];
  /** Pages that the product is connected to. */
  pages: { id: string; name: string }[];
  now: number;
}
