import { digitsOf } from '../user-id.ts';
import { numberSettings, type StoredTemplate, type WhatsAppAccount } from '../whatsapp-account.ts';
import { postWebhook } from './post-webhook.ts';

/**
 * Moves a template to another category, now or at a later time, as Meta does. Prices and rules change with the
 * category.
 */
export function changeCategory(
  account: WhatsAppAccount,
  template: StoredTemplate,
  category: string,
  fromMs: number | null = null,
): void {
  const before = template.category;
  if (before === category) return;
  if (fromMs !== null) {
    const coming = { new_category: before, correct_category: category };
    const value = { ...named(template), ...coming, category_update_timestamp: Math.floor(fromMs / 1000) };
    return postWebhook(
      account,
      'template_category_update',
      value,
      `template ${template.name} becomes ${category}`,
    );
  }
  template.category = category;
  account.sandbox.world.changed();
  const value = { ...named(template), previous_category: before, new_category: category };
  postWebhook(account, 'template_category_update', value, `template ${template.name} is ${category} now`);
}

/** Changes the quality rating of a template. */
export function changeTemplateQuality(
  account: WhatsAppAccount,
  template: StoredTemplate,
  quality: string,
): void {
  const before = template.quality;
  if (before === quality) return;
  template.quality = quality;
  account.sandbox.world.changed();
  const value = { ...named(template), previous_quality_score: before, new_quality_score: quality };
  postWebhook(
    account,
    'message_template_quality_update',
    value,
    `template ${template.name} has quality ${quality}`,
  );
}

/** An event of the account as a whole. */
export interface AccountEvent {
  event: string;
  /** The kind of a ban: DISABLE, SCHEDULE_FOR_DISABLE or REINSTATE. */
  banState?: string | undefined;
  /** The milliseconds until a restriction ends. */
  endsInMs?: number | undefined;
}

/** The business of the app, which receives partner notices. The business of the account follows. */
const PARTNER_BUSINESS_ID = '520744086200222';
const OWNER_BUSINESS_ID = '890123456789012';

export function notifyAccountEvent(account: WhatsAppAccount, happened: AccountEvent): void {
  const { event } = happened;
  const { businessAccountId } = account.sandbox.settings.whatsapp;
  const toId = event.startsWith('PARTNER_') ? PARTNER_BUSINESS_ID : businessAccountId;
  const value = { event, ...detailsOf(account, happened) };
  postWebhook(account, 'account_update', value, `account: ${event}`, toId);
}

function detailsOf({ sandbox }: WhatsAppAccount, { event, banState, endsInMs }: AccountEvent): object {
  if (event.startsWith('PARTNER_')) {
    const { meta, whatsapp } = sandbox.settings;
    const ids = { waba_id: whatsapp.businessAccountId, owner_business_id: OWNER_BUSINESS_ID };
    return { waba_info: { ...ids, ...(event.includes('_APP_') && { partner_app_id: meta.appId }) } };
  }
  switch (event) {
    case 'ACCOUNT_VIOLATION':
      return { violation_info: { violation_type: 'SPAM' } };
    case 'DISABLED_UPDATE':
      return { ban_info: { waba_ban_state: banState ?? 'DISABLE', waba_ban_date: 'November 20, 2026' } };
    case 'ACCOUNT_RESTRICTION': {
      const endsAt = Math.floor((sandbox.clock.now().getTime() + (endsInMs ?? 0)) / 1000);
      const ends = endsInMs === undefined ? {} : { expiration: endsAt };
      return { restriction_info: [{ restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', ...ends }] };
    }
    default:
      return {};
  }
}

/** Notifies the product of the result of the account's review, or of a display name's review. */
export function notifyReview(account: WhatsAppAccount, what: 'account' | 'name', decision: string): void {
  if (what === 'account')
    return postWebhook(account, 'account_review_update', { decision }, `account review: ${decision}`);
  const { displayNumber, verifiedName } = numberSettings(account);
  const value = {
    display_phone_number: digitsOf(displayNumber),
    decision,
    requested_verified_name: verifiedName,
    rejection_reason: decision === 'REJECTED' ? 'NAME_NOT_CONSISTENT' : null,
  };
  postWebhook(account, 'phone_number_name_update', value, `display name: ${decision}`);
}

function named({ id, name, language }: StoredTemplate): Record<string, unknown> {
  return {
    message_template_id: Number(id),
    message_template_name: name,
    message_template_language: language,
  };
}
