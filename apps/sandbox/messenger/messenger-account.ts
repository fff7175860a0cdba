import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import type { UtilityTemplateRequest } from '#partners/messenger/payloads/utility-template.ts';
import type { Sandbox } from '../core/sandbox.ts';

export type ThreadState = 'sent' | 'delivered' | 'read' | 'received';

/** What a person wrote, as the webhook has it. */
export interface WrittenMessage {
  text?: string;
  attachments?: { type: string; payload: { url: string } }[];
}

interface StoredMessageRow {
  /** Messenger's `mid`. */
  id: string;
  pageId: string;
  psid: string;
  at: number;
  state: ThreadState;
}

/** What the page sent: the message of its request. */
export interface PageMessage extends StoredMessageRow {
  direction: 'fromPage';
  message: MessengerSendRequest['message'];
  messagingType: string;
}

/** A message in either direction, as the person's app has it. */
export type ThreadMessage =
  | PageMessage
  | (StoredMessageRow & { direction: 'fromPerson'; message: WrittenMessage; messagingType: null });

/** A person on Messenger, as one page knows them. */
export interface PagePerson {
  pageId: string;
  psid: string;
  name: string;
  /** Whether there is a thread: they tapped Get Started, or wrote. */
  hasThread: boolean;
  /** When the window was last opened, in milliseconds. It is open for 24 hours from then. */
  windowOpenedAt: number | null;
  /** They took the page off: nothing reaches them. */
  hasBlocked: boolean;
  /** The page types at this moment. */
  isPageTyping: boolean;
  /** The page saw everything they wrote until then. */
  seenUntil: number | null;
  /** The `ref` of the m.me link that brought them here, until they tap Get Started. */
  pendingRef: string | null;
}

export interface PageTemplate extends UtilityTemplateRequest {
  id: string;
  pageId: string;
  status: string;
  /** Meta's word, `NONE` where nothing was wrong. */
  rejectedReason: string;
}

/** What Messenger keeps of the pages. */
export interface MessengerAccount {
  sandbox: Sandbox;
  /** By page and person: `pageId:psid`. */
  people: Map<string, PagePerson>;
  /** The newest only: the phone shows them, the counters below count all. */
  messages: Map<string, ThreadMessage>;
  templates: Map<string, PageTemplate>;
  /** Pages that Meta forbade to send. */
  blockedPages: Map<string, true>;
  /** Order numbers of receipts, which Messenger takes once for each page. */
  orderNumbers: Set<string>;
  acceptedCount: number;
  /** How often each note of the product was accepted. */
  acceptedTimes: Map<string, number>;
  /** When the last calls of each page came, for its rate. */
  recentCalls: Map<string, number[]>;
  /** Called after every change, for pages that watch. */
  listeners: Set<() => void>;
}

const accounts = new WeakMap<Sandbox, MessengerAccount>();

/** Messenger in this sandbox; everyone who asks gets the same one. */
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

/** Saves what changed, and notifies the pages that watch. */
export function notifyChanged(account: MessengerAccount): void {
  account.sandbox.world.changed();
  for (const listener of account.listeners) listener();
}
