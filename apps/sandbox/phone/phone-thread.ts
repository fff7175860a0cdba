/** One thread in the list on the left: a shopper's number and its last message. */
export interface ThreadSummary {
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
  | { kind: 'image' | 'video'; url: string }
  | { kind: 'document'; url: string; filename: string };

export type BubbleButton =
  | { kind: 'link'; title: string; url: string }
  | { kind: 'reply'; title: string; payload: string }
  | { kind: 'call'; title: string; phone: string }
  | { kind: 'copy'; title: string; code: string }
  | { kind: 'list'; title: string; rows: { id: string; title: string; description: string }[] };

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
  now: number;
}
