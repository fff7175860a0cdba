import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { FIRST_SETTINGS, type NumberSettings } from './number/number-settings.ts';
import type { PairRate, Throughput, UniqueRecipients } from './send/sending-limits.ts';
import type { StatusQueue } from './webhooks/status-queue.ts';

/** A template as it was submitted, with its status. Deleted templates stay, so that the phone can show old messages. */
export interface StoredTemplate extends Pick<TemplateCreateRequest, 'name' | 'language' | 'components'> {
  id: string;
  category: string;
  parameterFormat: 'POSITIONAL' | 'NAMED';
  status: string;
  rejectedReason: string;
  /** The end of the 30 days in which the name of a deleted approved template is blocked. */
  blockedUntil: number | null;
  quality: string;
}

export type MessageState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed' | 'received';

/** A message in either direction, as it is on the shopper's phone. */
export interface StoredMessage {
  id: string;
  direction: 'fromBusiness' | 'fromShopper';
  /** The shopper's number, only digits. */
  number: string;
  /** The id of the account's number in this chat. Older messages have none, and belong to the first number. */
  businessId?: string;
  at: number;
  state: MessageState;
  /** The request as it was sent, or the message of our webhook. */
  content: Record<string, unknown>;
  templateId: string | null;
  category: 'marketing' | 'utility' | 'authentication' | 'service';
  /** Whether the 24-hour window was open. Until October 2026, utility messages were free then. */
  inWindow: boolean;
  /** For a reply: whether it is one of the free replies of its month. */
  isWithinAllowance?: boolean;
  callbackData: string | null;
  errorCode: number | null;
  /** Whether WhatsApp sends no delivery status, as for a message that is read immediately. */
  deliveredUnreported?: boolean;
}

export interface Person {
  /** Whether businesses get only the person's user id. If unset, the number decides. */
  hidesNumber?: boolean;
  /** How often the person's user id has changed. */
  idChanges?: number;
  name: string;
}

/** What a person did in the chat with one of the account's numbers. */
export interface Chat {
  /** Milliseconds of the last message from them; the window is open 24 hours from then. */
  lastInboundAt: number | null;
  stoppedMarketing: boolean;
}

/** One WhatsApp Business account with its numbers, as Meta would keep it. */
export interface WhatsAppAccount {
  sandbox: Sandbox;
  settings: Map<string, NumberSettings>;
  templates: Map<string, StoredTemplate>;
  people: Map<string, Person>;
  /** By the ids of both sides; see `chatKey`. */
  chats: Map<string, Chat>;
  /** The newest messages only: the phone shows them, the counters below count all. */
  messages: Map<string, StoredMessage>;
  acceptedCount: number;
  /** The number of replies in each calendar month (UTC), for the allowance of free replies. */
  repliesByMonth: Map<string, number>;
  acceptedTimes: Map<string, number>;
  acceptedMoreThanOnce: Set<string>;
  /** The callback data of messages whose last try was refused. */
  lastRefused: Set<string>;
  pairRate: PairRate;
  throughput: Throughput;
  recipients: UniqueRecipients;
  statuses: StatusQueue;
  /** Called after every change of messages, for pages that show them. */
  listeners: Set<() => void>;
}

export function numberSettings(account: WhatsAppAccount): NumberSettings {
  const found = account.settings.get('number') ?? { ...FIRST_SETTINGS };
  account.settings.set('number', found);
  return found;
}

export function notifyListeners(account: WhatsAppAccount): void {
  for (const listener of account.listeners) listener();
}
