import { createHash } from 'node:crypto';
import { isAboutConsent } from '#features/foundations/consent/server/index.ts';
import type { InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import type { MessagesValue, WebhookContact } from '#partners/whatsapp/payloads/messages-value.ts';
import type { WhatsAppChange } from '#partners/whatsapp/payloads/webhook-envelope.ts';
import type { IncomingWebhook } from '#platform/inbox/webhook-inbox.ts';
import { CHANNEL_TOPICS } from './channel-topics.ts';
import { textsOfWhatsApp } from './consent-texts.ts';
import { toPhoneAppIncoming } from './phone-app-changes.ts';

/** A change of a business account. `reportedAtSeconds` is the moment in its webhook, which a repeat has as well. */
export interface ReportedChange {
  accountId: string;
  reportedAtSeconds: number | undefined;
  change: WhatsAppChange;
}

/**
 * A change as webhooks of the inbox: each message of a person by its own id, everything else by its content, person by
 * person and error by error.
 */
export function toIncoming(reported: ReportedChange, now: Date): IncomingWebhook[] {
  const { accountId, change } = reported;
  switch (change.field) {
    case 'messages':
      return fromMessages(reported, change.value, now);
    case 'user_preferences': {
      const { phoneNumberId, preferences } = change.value;
      return preferences.map((preference) => ({
        ...byContent(
          reported,
          CHANNEL_TOPICS.whatsAppPreferences,
          { accountId, phoneNumberId, preference },
          now,
        ),
        isAboutConsent: true,
      }));
    }
    case 'unreadable': {
      const { odd, value } = change;
      return [byContent(reported, CHANNEL_TOPICS.whatsAppUnprocessable, { accountId, odd, value }, now)];
    }
    case 'message_template_status_update':
      return [
        byContent(reported, CHANNEL_TOPICS.whatsAppTemplateStatus, { accountId, value: change.value }, now),
      ];
    case 'smb_message_echoes':
    case 'smb_app_state_sync':
    case 'history':
      return toPhoneAppIncoming(change, momentKey(reported, now), now);
    case 'other':
      return [byContent(reported, `whatsapp/${change.otherField}`, { accountId, value: change.value }, now)];
    case 'message_template_quality_update':
    case 'template_category_update':
    case 'phone_number_quality_update':
    case 'account_update':
    case 'business_capability_update':
      return [byContent(reported, `whatsapp/${change.field}`, { accountId, value: change.value }, now)];
  }
}

function fromMessages(reported: ReportedChange, value: MessagesValue, now: Date): IncomingWebhook[] {
  const { phoneNumberId, contacts, messages, errors, isStandby } = value;
  const common = { source: 'whatsapp', shopUrl: null, triggeredAt: now } as const;
  // Only the number that received it tells which shop it belongs to.
  if (phoneNumberId === null && messages.length + errors.length > 0) {
    const odd = 'metadata.phone_number_id';
    return [
      byContent(
        reported,
        CHANNEL_TOPICS.whatsAppUnprocessable,
        { accountId: reported.accountId, odd, value },
        now,
      ),
    ];
  }
  const beside = messages.map(({ id }) => id);
  return [
    ...messages.map((message) => ({
      ...common,
      deliveryId: message.id,
      topic: CHANNEL_TOPICS.whatsAppMessage,
      isAboutConsent: isAboutConsent(textsOfWhatsApp(message)),
      body: {
        phoneNumberId,
        message,
        contact: contactOf(message, contacts),
        ...(isStandby && { isStandby }),
      },
    })),
    ...errors.map((error) =>
      byContent(reported, CHANNEL_TOPICS.whatsAppNotice, { phoneNumberId, error, beside }, now),
    ),
  ];
}

/** Several people may write in one change. A contact belongs to a person only if it has one of their ids. */
function contactOf(
  { from, from_user_id: userId }: InboundMessage,
  contacts: readonly WebhookContact[],
): WebhookContact | null {
  const ids = new Set([from, userId].filter((id) => id !== undefined));
  return contacts.find(({ wa_id: waId, user_id: id }) => ids.has(waId ?? '') || ids.has(id ?? '')) ?? null;
}

/**
 * For changes without an id. The same content at another time is a new event, such as a template that is approved,
 * paused
 * and approved again. Without a moment, a repeat within the hour is a retry.
 */
function byContent(reported: ReportedChange, topic: string, body: object, now: Date): IncomingWebhook {
  const deliveryId = createHash('sha256')
    .update(`${topic}:${momentKey(reported, now)}:${JSON.stringify(body)}`)
    .digest('hex');
  return {
    source: 'whatsapp',
    shopUrl: null,
    triggeredAt: momentOf(reported.reportedAtSeconds, now),
    deliveryId,
    topic,
    body,
  };
}

function momentKey({ reportedAtSeconds }: ReportedChange, now: Date): string {
  return String(reportedAtSeconds ?? now.toISOString().slice(0, 13));
}

/** A late repeat has the time of its first delivery. A time ahead of our clock is ignored. */
function momentOf(reportedAtSeconds: number | undefined, now: Date): Date {
  return new Date(Math.min((reportedAtSeconds ?? Number.POSITIVE_INFINITY) * 1000, now.getTime()));
}
