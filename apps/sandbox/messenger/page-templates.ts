import { UtilityTemplateRequest } from '#partners/messenger/payloads/utility-template.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import { tellChanged, type MessengerAccount, type PageTemplate } from './messenger-account.ts';
import { postPageWebhook } from './post-page-webhook.ts';

/** Meta says within seconds. */
const REVIEW_MS = 700;

/** `POST /{page id}/message_templates`: nothing but UTILITY, each name once in a language. */
export function createPageTemplate(account: MessengerAccount, pageId: string, body: unknown): unknown {
  const read = UtilityTemplateRequest.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new FacebookRefusal(
      100,
      `Invalid parameter ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    );
  }
  const { name, language } = read.data;
  if (templatesOf(account, pageId).some((one) => one.name === name && one.language === language))
    throw new FacebookRefusal(100, `There is already ${language} content for ${name}.`, 2_388_024);
  const template: PageTemplate = { ...read.data, id: newTemplateId(account), pageId, status: 'PENDING' };
  account.templates.set(template.id, template);
  reviewPageTemplateSoon(account, template);
  tellChanged(account);
  return { id: template.id, status: template.status, category: template.category };
}

/** `GET /{page id}/message_templates`, by name if one is given. */
export function listPageTemplates(account: MessengerAccount, pageId: string, name?: string): unknown {
  const found = templatesOf(account, pageId).filter((one) => name === undefined || one.name === name);
  return {
    data: found.map(({ pageId: _page, ...template }) => template),
  };
}

export function templatesOf(account: MessengerAccount, pageId: string): PageTemplate[] {
  return [...account.templates.values()].filter((one) => one.pageId === pageId);
}

/** Approved, unless the name asks to be rejected. */
export function reviewPageTemplateSoon(account: MessengerAccount, template: PageTemplate): void {
  setTimeout(() => {
    if (template.status !== 'PENDING') return;
    setPageTemplateStatus(account, template, template.name.includes('reject') ? 'REJECTED' : 'APPROVED');
  }, REVIEW_MS).unref();
}

export function setPageTemplateStatus(
  account: MessengerAccount,
  template: PageTemplate,
  status: string,
): void {
  template.status = status;
  tellChanged(account);
  const value = {
    event: status,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    reason: status === 'REJECTED' ? 'TAG_CONTENT_MISMATCH' : 'NONE',
  };
  postPageWebhook(account, {
    pageId: template.pageId,
    field: 'message_template_status_update',
    part: { changes: [{ field: 'message_template_status_update', value }] },
    summary: `template ${template.name}: ${status}`,
  });
}

function newTemplateId(account: MessengerAccount): string {
  const id = String(1_000_000_000_000_000 + Math.floor(Math.random() * 8_000_000_000_000_000));
  return account.templates.has(id) ? newTemplateId(account) : id;
}
