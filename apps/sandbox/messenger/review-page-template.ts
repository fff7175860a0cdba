import { changeTemplateStatus } from '../meta/template-status.ts';
import { notifyChanged, type MessengerAccount, type PageTemplate } from './messenger-account.ts';
import { postPageWebhook } from './post-page-webhook.ts';
import { variablesOf } from './template-variables.ts';

/** Meta reviews a template within seconds. */
const REVIEW_MS = 700;

/**
 * Reviews the template later: it is approved, unless its name asks for a rejection or its variables are not in order.
 */
export function reviewPageTemplateSoon(account: MessengerAccount, template: PageTemplate): void {
  setTimeout(() => {
    if (template.status !== 'PENDING' || account.templates.get(template.id) !== template) return;
    const reason = rejectionReason(template);
    setPageTemplateStatus(account, template, reason === null ? 'APPROVED' : 'REJECTED', reason ?? undefined);
  }, REVIEW_MS).unref();
}

/**
 * Returns the reason for a rejection, as the Messenger Platform's page on utility messages names it. Developers
 * reported the reason for missing samples.
 */
function rejectionReason(template: PageTemplate): string | null {
  const variables = variablesOf(template);
  const body = template.components.find(({ type }) => type === 'BODY');
  const example = body?.type === 'BODY' ? body.example : undefined;
  const samples = example?.body_text?.[0] ?? example?.body_text_named_params ?? [];
  if (template.name.includes('reject')) return 'TAG_SHOULD_BE_MARKETING';
  if (
    template.parameter_format !== 'NAMED' &&
    !variables.every((_name, at) => variables.includes(`${at + 1}`))
  )
    return 'INCORRECT_PARAMS';
  return samples.length < variables.length ? 'TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES' : null;
}

/** Changes a template's status and notifies the product. */
export function setPageTemplateStatus(
  account: MessengerAccount,
  template: PageTemplate,
  status: string,
  reason = 'NONE',
): void {
  const value = changeTemplateStatus(template, status, reason);
  notifyChanged(account);
  postPageWebhook(account, {
    pageId: template.pageId,
    field: 'message_template_status_update',
    part: { changes: [{ field: 'message_template_status_update', value }] },
    summary: `template ${template.name}: ${status}`,
  });
}
