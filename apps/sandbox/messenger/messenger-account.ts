import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import type { UtilityTemplateRequest } from '#partners/messenger/payloads/utility-template.ts';
import type { Sandbox } from '../core/sandbox.ts';

export type ThreadState = 'sent' | 'delivered' | 'read' | 'received';

/** A message from a person, as the webhook reports it. */
export interface WrittenMessage {
  text?: string;
  attachments?: { type: string; payload: { url: string } }[];
}

interface StoredMessageRow {
  /** The message's id, Messenger's `mid`. */
  id: string;
  pageId: string;
  psid: string;
  at: number;
  state: ThreadState;
}

/** A message from the page, with the message of its request. */
export interface PageMessage extends StoredMessageRow {
  direction: 'fromPage';
  message: MessengerSendRequest['message'];
  messagingType: string;
}

/** A message in either direction, as it is in the person's app. */
export type ThreadMessage =
  | PageMessage
  | (StoredMessageRow & { direction: 'fromPerson'; message: WrittenMessage; messagingType: null });

/** A person on Messenger, as one page sees them. */
export interface PagePerson {
  pageId: string;
  psid: string;
  name: string;
  /** Whether there is a thread: the person tapped Get Started, or wrote. */
  hasThread: boolean;
  /** When the window was last opened, in milliseconds. It is open for 24 hours from then. */
  windowOpenedAt: number | null;
  /** Whether the person blocked the page. Then no message reaches them. */
  hasBlocked: boolean;
  /** Whether the page is typing at this moment. */
  isPageTyping: boolean;
  /** The page has seen everything that the person wrote until then. */
  seenUntil: number | null;
  /** The `ref` of the m.me link that the person used, until they tap Get Started. */
  pendingRef: string | null;
}

export interface PageTemplate extends UtilityTemplateRequest {
  id: string;
  pageId: string;
  status: string;
  /** Meta's reason for the rejection; `NONE` if the template was not rejected. */
  rejectedReason: string;
}

/** Messenger's stored data about the pages. */
export interface MessengerAccount {
  sandbox: Sandbox;
  /** The people, by page and person: `pageId:psid`. */
  people: Map<string, PagePerson>;
  /** Only the newest messages, for the phone. The counters below count all messages. */
  messages: Map<string, ThreadMessage>;
  templates: Map<string, PageTemplate>;
  /** The pages that Meta has blocked from sending. */
  blockedPages: Map<string, true>;
  /** Order numbers of receipts. Messenger accepts each number once for each page. */
  orderNumbers: Set<string>;
  acceptedCount: number;
  /** How often each callback data of the product was accepted. */
  acceptedTimes: Map<string, number>;
  /** The times of each page's latest calls, for its rate limit. */
  recentCalls: Map<string, number[]>;
  /** Called after every change, for pages that show the threads. */
  listeners: Set<() => void>;
}

const accounts = new WeakMap<Sandbox, MessengerAccount>();

/** Returns the Messenger account of this sandbox. All callers get the same one. */
export function messengerAccount(sandbox: Sandbox): MessengerAccount {
  const found = accounts.get(sandbox);
  if (found) return found;
  const account: MessengerAccount = {
    sandbox,
    people: sandbox.world.collection<PagePerson>('messenger.people'),
    messages: sandbox.world.collection<ThreadMessage>('messenger.messages'),
    templates: sandbox.world.collection<PageTemplate>('messenger.templates'),
    blockedPages: sandbox.world.collection<true>('messenger.blockedPages'),
    orderNumbers: new Set(),
    acceptedCount: 0,
    acceptedTimes: new Map(),
    recentCalls: new Map(),
    listeners: new Set(),
  };
  accounts.set(sandbox, account);
  return account;
}

export function resetMessenger(account: MessengerAccount): void {
  for (const part of [
    'people',
    'messages',
    'templates',
    'blockedPages',
    'orderNumbers',
    'acceptedTimes',
    'recentCalls',
  ] as const)
    account[part].clear();
  account.acceptedCount = 0;
  notifyChanged(account);
}

/** Saves changes, and notifies the pages that show the threads. */
export function notifyChanged(account: MessengerAccount): void {
  account.sandbox.world.changed();
  for (const listener of account.listeners) listener();
}
