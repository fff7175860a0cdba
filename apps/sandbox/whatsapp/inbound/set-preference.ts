import { idsOf } from '../ids-of.ts';
import { whatsAppNumberOf } from '../user-id.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { personOf } from './person.ts';

/** Stops or resumes marketing messages in the person's own WhatsApp settings. */
export function setPreference(account: WhatsAppAccount, rawNumber: string, value: 'stop' | 'resume'): void {
  const number = whatsAppNumberOf(rawNumber);
  const person = personOf(account, number);
  person.stoppedMarketing = value === 'stop';
  account.sandbox.world.changed();
  const { waId, userId } = idsOf(account, number);
  const ids = { ...(waId === null ? {} : { wa_id: waId }), user_id: userId };
  const preference = {
    ...ids,
    detail: `User requested to ${value} marketing messages`,
    category: 'marketing_messages',
    value,
    timestamp: Math.floor(account.sandbox.clock.now().getTime() / 1000),
  };
  const contacts = [{ profile: { name: person.name }, ...ids }];
  postWebhook(
    account,
    'user_preferences',
    { ...messagesValue(account), contacts, user_preferences: [preference] },
    `preference of +${number}: ${value}`,
  );
}
