import type { TemplateCreateRequest } from '#partners/whatsapp/payloads/template.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { FIRST_SETTINGS, type NumberSettings } from './number/number-settings.ts';
import type { PairRate, Throughput, UniqueRecipients } from './send/sending-limits.ts';
import type { StatusQueue } from './webhooks/status-queue.ts';

/** A template as it was submitted, with its status. Deleted ones stay, so that old messages can be drawn. */
export interface StoredTemplate extends Pick<TemplateCreateRequest, 'name' | 'language' | 'components'> {
  id: string;
  category: string;
  parameterFormat: 'POSITIONAL' | 'NAMED';
  status: string;
  rejectedReason: string;
  /** When it was deleted; the name of an approved one is then blocked for 30 days. */
  blockedUntil: number | null;
  quality: string;
}

export type MessageState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed' | 'received';

/** A message in either direction, as the shopper's phone has it. */
export interface StoredMessage {
  id: string;
  direction: 'fromBusiness' | 'fromShopper';
  /** The shopper's number, digits only. */
  number: string;
  at: number;
  state: MessageState;
  /** The request as sent, or the webhook's message as we made it. */
  content: Record<string, unknown>;
  templateId: string | null;
  category: 'marketing' | 'utility' | 'authentication' | 'service';
  /** Whether the 24-hour window was open: utility was free then until October 2026. */
  inWindow: boolean;
  /** Of a reply: whether it is one of those that are free in its month. */
  isWithinAllowance?: boolean;
  callbackData: string | null;
  errorCode: number | null;
  /** Whether WhatsApp sends no delivery status, as for a message that is read immediately. */
  deliveredUnreported?: boolean;
}

export interface Person {
  /** Whether businesses get only their user id. If unset, the number decides. */
  hidesNumber?: boolean;
  /** How often their user id changed. */
  idChanges?: number;
  name: string;
  /** Milliseconds of the last message from them; the window is open 24 hours from then. */
  lastInboundAt: number | null;
  stoppedMarketing: boolean;
}

/** One WhatsApp Business account with its number, as Meta would keep it. */
export interface WhatsAppAccount {
  sandbox: Sandbox;
  settings: Map<string, NumberSettings>;
  templates: Map<string, StoredTemplate>;
  people: Map<string, Person>;
  /** The newest messages only: the phone shows them, the counters below count all. */
  messages: Map<string, StoredMessage>;
  acceptedCount: number;
  /** Replies of each calendar month in UTC, for the allowance of free ones. */
  repliesByMonth: Map<string, number>;
  acceptedTimes: Map<string, number>;
  acceptedMoreThanOnce: Set<string>;
  /** The callback data of messages whose last try was refused. */
  lastRefused: Set<string>;
  pairRate: PairRate;
  throughput: Throughput;
  recipients: UniqueRecipients;
  statuses: StatusQueue;
  /** Called after every change of messages, for pages that watch. */
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
