import { UtilityTemplateRequest } from '#partners/messenger/payloads/utility-template.ts';
import { FacebookRefusal } from '../facebook/facebook-refusal.ts';
import { notifyChanged, type MessengerAccount, type PageTemplate } from './messenger-account.ts';
import { reviewPageTemplateSoon } from './review-page-template.ts';

/** Creates a new template of a page. It must be UTILITY, and each name can be used once in a language. */
export function createPageTemplate(account: MessengerAccount, pageId: string, body: unknown): unknown {
  const request = readTemplate(body);
  const { name, language } = request;
  if (templatesOf(account, pageId).some((one) => one.name === name && one.language === language))
    throw new FacebookRefusal(100, `There is already ${language} content for ${name}.`, 2_388_024);
  const template: PageTemplate = {
    ...request,
    id: newTemplateId(account),
    pageId,
    status: 'PENDING',
    rejectedReason: 'NONE',
  };
  account.templates.set(template.id, template);
  reviewPageTemplateSoon(account, template);
  notifyChanged(account);
  return { id: template.id, status: template.status, category: template.category };
}

function readTemplate(body: unknown): UtilityTemplateRequest {
  const read = UtilityTemplateRequest.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.join('.') ?? '';
    throw new FacebookRefusal(100, `Invalid parameter ${where}: ${issue?.message ?? ''}`);
  }
  for (const component of read.data.components)
    if (component.type === 'BODY' && /^\s*\{\{|\}\}\s*$/.test(component.text))
      throw new FacebookRefusal(100, 'The message template cannot start or end with a parameter.');
  return read.data;
}

/** `GET /{page id}/message_templates`: all templates, or those whose name contains the given text. */
export function listPageTemplates(account: MessengerAccount, pageId: string, name = ''): unknown {
  const found = templatesOf(account, pageId).filter((one) => one.name.includes(name));
  return {
    data: found.map(({ pageId: _page, rejectedReason, ...template }) => ({
      ...template,
      rejected_reason: rejectedReason,
    })),
  };
}

export function templatesOf(account: MessengerAccount, pageId: string): PageTemplate[] {
  return [...account.templates.values()].filter((one) => one.pageId === pageId);
}

function newTemplateId(account: MessengerAccount): string {
  const id = String(1_000_000_000_000_000 + Math.floor(Math.random() * 8_000_000_000_000_000));
  return account.templates.has(id) ? newTemplateId(account) : id;
}
