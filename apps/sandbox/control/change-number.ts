import type * as z from 'zod';
import { digitsOf } from '../whatsapp/user-id.ts';
import { postWebhook } from '../whatsapp/webhooks/post-webhook.ts';
import { numberSettings, type WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import type { NumberBody } from './control-bodies.ts';
import type { NumberReading } from './panel-shapes.ts';

export function readNumber(account: WhatsAppAccount): NumberReading {
  const { isInPhoneApp = false, ...settings } = numberSettings(account);
  const { displayNumber, verifiedName, throughputPerSecond, tier, quality, refusals } = settings;
  const recipientsToday = account.recipients.size;
  return {
    displayNumber,
    verifiedName,
    throughputPerSecond,
    tier,
    quality,
    refusals,
    isInPhoneApp,
    recipientsToday,
  };
}

/** Changes the number and notifies the product as Meta would. */
export function changeNumber(account: WhatsAppAccount, changes: z.infer<typeof NumberBody>): NumberReading {
  const settings = numberSettings(account);
  const before = { ...settings };
  if (changes.isInPhoneApp !== undefined) {
    settings.isInPhoneApp = changes.isInPhoneApp;
    settings.throughputPerSecond = changes.isInPhoneApp ? 20 : 80;
  }
  settings.throughputPerSecond = changes.throughputPerSecond ?? settings.throughputPerSecond;
  settings.tier = changes.tier ?? settings.tier;
  settings.quality = changes.quality ?? settings.quality;
  settings.verifiedName = changes.verifiedName ?? settings.verifiedName;
  settings.refusals = changes.refusals ?? settings.refusals;
  if (changes.givesNotesBack !== undefined) settings.givesNotesBack = changes.givesNotesBack;
  account.sandbox.world.changed();

  const number = { display_phone_number: digitsOf(settings.displayNumber) };
  const limit = { max_daily_conversations_per_business: settings.tier };
  if (settings.tier !== before.tier)
    postWebhook(
      account,
      'business_capability_update',
      { ...limit, max_phone_numbers_per_waba: 25 },
      'new limit',
    );
  if (settings.throughputPerSecond > 80 && before.throughputPerSecond <= 80)
    postWebhook(
      account,
      'phone_number_quality_update',
      { ...number, event: 'THROUGHPUT_UPGRADE', ...limit },
      'throughput upgrade',
    );
  return readNumber(account);
}
