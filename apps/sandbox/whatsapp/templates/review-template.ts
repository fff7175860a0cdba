import { changeTemplateStatus } from '../../meta/template-status.ts';
import { postWebhook } from '../webhooks/post-webhook.ts';
import type { StoredTemplate, WhatsAppAccount } from '../whatsapp-account.ts';

/** Meta's review takes minutes to a day, but a demo should show it happen. */
const REVIEW_MS = 1000;
const RECOMMENDATION =
  'Make the text match its category and say what the variables stand for, then submit it again.';

/** Reviews the template later: it is approved, unless its name asks for a rejection. */
export function reviewTemplateSoon(account: WhatsAppAccount, template: StoredTemplate): void {
  setTimeout(() => {
    if (template.status !== 'PENDING' || account.templates.get(template.id) !== template) return;
    if (template.name.includes('reject'))
      setTemplateStatus(account, template, 'REJECTED', 'TAG_CONTENT_MISMATCH');
    else setTemplateStatus(account, template, 'APPROVED');
  }, REVIEW_MS).unref();
}

/** Changes a template's status and notifies the product. */
export function setTemplateStatus(
  account: WhatsAppAccount,
  template: StoredTemplate,
  status: string,
  reason = 'NONE',
): void {
  const value = {
    ...changeTemplateStatus(template, status, reason),
    message_template_category: template.category,
    ...(status === 'REJECTED' ? { rejection_info: { reason, recommendation: RECOMMENDATION } } : {}),
    ...(status === 'PAUSED' ? { other_info: { title: 'FIRST_PAUSE', description: reason } } : {}),
  };
  account.sandbox.world.changed();
  postWebhook(account, 'message_template_status_update', value, `template ${template.name}: ${status}`);
}
