import { idsOf } from '../ids-of.ts';
import { numberWithId } from '../number/numbers.ts';
import { whatsAppNumberOf } from '../user-id.ts';
import { messagesValue, postWebhook } from '../webhooks/post-webhook.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { chatOf, personOf } from './person.ts';

/** A person stops or resumes marketing messages in the app's own settings. */
export function setPreference(
  account: WhatsAppAccount,
  { number: rawNumber, businessId }: { number: string; businessId?: string | undefined },
  value: 'stop' | 'resume',
): void {
  const number = whatsAppNumberOf(rawNumber);
  const business = numberWithId(account, businessId);
  const person = personOf(account, number);
  chatOf(account, business.id, number).stoppedMarketing = value === 'stop';
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
    { ...messagesValue(account, business.id), contacts, user_preferences: [preference] },
    `preference of +${number}: ${value}`,
  );
}
