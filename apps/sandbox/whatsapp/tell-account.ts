import { postWebhook } from './post-webhook.ts';
import type { StoredTemplate, WhatsAppAccount } from './whatsapp-account.ts';

/** Meta thinks that a template belongs to another category; prices and rules change with it. */
export function changeCategory(account: WhatsAppAccount, template: StoredTemplate, category: string): void {
  const before = template.category;
  if (before === category) return;
  template.category = category;
  account.sandbox.world.changed();
  const value = { ...named(template), previous_category: before, new_category: category };
  postWebhook(account, 'template_category_update', value, `template ${template.name} is ${category} now`);
}

/** What people make of a template. */
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

/** What happens to the account as a whole. */
export function tellAccountEvent(account: WhatsAppAccount, event: string): void {
  const violation = { violation_info: { violation_type: 'SPAM' } };
  const ban = { ban_info: { waba_ban_state: 'DISABLE', waba_ban_date: 'November 20, 2026' } };
  const value = {
    event,
    ...(event === 'ACCOUNT_VIOLATION' && violation),
    ...(event === 'DISABLED_UPDATE' && ban),
  };
  postWebhook(account, 'account_update', value, `account: ${event}`);
}

function named({ id, name, language }: StoredTemplate): Record<string, unknown> {
  return {
    message_template_id: Number(id),
    message_template_name: name,
    message_template_language: language,
  };
}
