import type { Sandbox } from '../core/sandbox.ts';
import { PairRate, Throughput, UniqueRecipients } from './send/sending-limits.ts';
import { applyStatuses } from './webhooks/apply-statuses.ts';
import { StatusQueue } from './webhooks/status-queue.ts';
import {
  notifyListeners,
  type Chat,
  type StoredMessage,
  type StoredTemplate,
  type Person,
  type WhatsAppAccount,
} from './whatsapp-account.ts';

const accounts = new WeakMap<Sandbox, WhatsAppAccount>();

/** Returns the WhatsApp account of this sandbox. All callers get the same one. */
export function whatsAppAccount(sandbox: Sandbox): WhatsAppAccount {
  const found = accounts.get(sandbox);
  if (found) return found;
  const account: WhatsAppAccount = {
    sandbox,
    settings: sandbox.world.collection('whatsapp.settings'),
    templates: sandbox.world.collection<StoredTemplate>('whatsapp.templates'),
    people: sandbox.world.collection<Person>('whatsapp.people'),
    chats: sandbox.world.collection<Chat>('whatsapp.chats'),
    messages: sandbox.world.collection<StoredMessage>('whatsapp.messages'),
    acceptedCount: 0,
    repliesByMonth: new Map(),
    acceptedTimes: new Map(),
    acceptedMoreThanOnce: new Set(),
    lastRefused: new Set(),
    pairRate: new PairRate(),
    throughput: new Throughput(),
    recipients: new UniqueRecipients(),
    statuses: new StatusQueue((due) => applyStatuses(account, due)),
    listeners: new Set(),
  };
  accounts.set(sandbox, account);
  addHelloWorld(account);
  return account;
}

/** Deletes messages, people, templates and settings, as if the number were new. */
export function resetAccount(account: WhatsAppAccount): void {
  for (const part of ['settings', 'templates', 'people', 'chats', 'messages', 'acceptedTimes'] as const)
    account[part].clear();
  account.acceptedCount = 0;
  account.acceptedMoreThanOnce.clear();
  account.lastRefused.clear();
  account.pairRate.forget();
  account.throughput.forget();
  account.recipients.forget();
  account.statuses.forget();
  addHelloWorld(account);
  account.sandbox.world.changed();
  notifyListeners(account);
}

/** Adds the template that every new account has. */
function addHelloWorld(account: WhatsAppAccount): void {
  const text =
    'Welcome and congratulations!! This message demonstrates your ability to send a WhatsApp message notification from the Cloud API.';
  account.templates.set('1192339204654487', {
    id: '1192339204654487',
    name: 'hello_world',
    language: 'en_US',
    category: 'UTILITY',
    parameterFormat: 'POSITIONAL',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Hello World' },
      { type: 'BODY', text },
      { type: 'FOOTER', text: 'WhatsApp Business Platform sample message' },
    ],
    status: 'APPROVED',
    rejectedReason: 'NONE',
    blockedUntil: null,
    quality: 'UNKNOWN',
  });
}
