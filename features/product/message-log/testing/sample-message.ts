import type { MessageRow } from '../contract/message-row.ts';
import type { MessageTrace } from '../contract/message-trace.ts';

const AT = '2026-01-01T12:00:00.000Z';

/** Returns a sent message of a campaign. */
export function sampleRow(changes: Partial<MessageRow> = {}): MessageRow {
  return {
    messageId: '0190a000-0000-7000-8000-000000000001',
    createdAt: AT,
    channel: 'WA',
    sourceType: 'abandonedCart',
    sourceId: null,
    sourceName: null,
    isTest: false,
    person: {
      subscriberId: '0190a000-0000-7000-8000-00000000000a',
      name: 'Lena',
      phone: '+4915112345678',
      phoneShown: '+49 1511 2345678',
      email: null,
    },
    state: 'sent',
    reason: null,
    failure: null,
    until: null,
    sentAt: AT,
    clickedAt: null,
    earned: null,
    ...changes,
  };
}

/** Returns the history of such a message. */
export function sampleTrace(changes: Partial<MessageTrace> = {}): MessageTrace {
  return {
    ...sampleRow(),
    purpose: 'marketing',
    templateName: 'cart_reminder',
    bubbles: [],
    countsAsMarketing: true,
    words: ['Moss mug'],
    trigger: { kind: 'checkout', at: AT, name: null, totalMinor: 12_50, currency: 'EUR' },
    discountCode: null,
    waitsForCode: false,
    waited: null,
    decidedAt: AT,
    expiresAt: null,
    attempts: null,
    tries: [],
    retriedAs: null,
    providerMessageId: null,
    deliveredAt: null,
    readAt: null,
    price: null,
    failedAt: null,
    touches: [],
    credits: [],
    ...changes,
  };
}
