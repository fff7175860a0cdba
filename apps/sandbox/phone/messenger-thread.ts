/** A thread on Messenger, as the person's app shows it. */
export interface MessengerThread {
  number: string;
  displayNumber: string;
  /** Who holds this phone. */
  name: string;
  page: { id: string; name: string };
  /** What somebody new sees first: the button, or nothing where the page has not set it; null once they talk. */
  getStarted: 'shown' | 'missing' | null;
  /** Whether they came by a link that is told with their first tap. */
  cameByLink: boolean;
  windowUntil: number | null;
  hasBlocked: boolean;
  isPageTyping: boolean;
  bubbles: MessengerBubble[];
  /** Offered below the last message only. */
  quickReplies: { title: string; payload: string }[];
  now: number;
}

export type MessengerBubbleButton =
  | { kind: 'link'; title: string; url: string }
  | { kind: 'postback'; title: string; payload: string }
  | { kind: 'call'; title: string; phone: string };

export interface MessengerCardDrawing {
  title: string;
  subtitle: string;
  imageUrl: string;
  url: string;
  buttons: MessengerBubbleButton[];
}

export interface MessengerReceiptDrawing {
  title: string;
  payment: string;
  lines: { title: string; detail: string; price: string }[];
  sums: { name: string; amount: string }[];
  url: string;
}

/** One message as Messenger draws it; parts that it does not have are empty. */
export interface MessengerBubble {
  id: string;
  fromPerson: boolean;
  at: number;
  isRead: boolean;
  text: string;
  /** One picture, or a grid of several. */
  pictures: string[];
  file: { kind: 'video' | 'audio' | 'file'; url: string } | null;
  buttons: MessengerBubbleButton[];
  cards: MessengerCardDrawing[];
  isSquare: boolean;
  receipt: MessengerReceiptDrawing | null;
}
