import { isForCampaigns } from '../contract/for-campaigns.ts';
import type { ListedTemplate } from '../contract/template-calls.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { texts } from '../texts/all.ts';
import { toDraft } from './to-draft.ts';

interface Template {
  templateId: string;
  definition: TemplateDefinition;
  createdAt: Date;
  standings: readonly {
    status: TemplateStatus;
    reason: string | null;
    notices: string[];
    quality: string;
  }[];
}

/** Sendable ones first, those to correct last. */
const ORDER: readonly ListedTemplate['status'][] = ['ENABLED', 'PENDING', 'PAUSED', 'DISABLED', 'REJECTED'];

/** Returns templates in the API's form, sorted by status; the order within a status stays. */
export function toListed(
  templates: readonly Template[],
  uses: readonly { templateName: string; use: string }[],
): ListedTemplate[] {
  const usedBy = new Map<string, string[]>();
  for (const { templateName, use } of uses)
    usedBy.set(templateName, [...(usedBy.get(templateName) ?? []), use]);
  return templates
    .map((template) => toOne(template, usedBy.get(template.definition.name) ?? []))
    .toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
}

function toOne({ templateId, definition, createdAt, standings }: Template, usedBy: string[]): ListedTemplate {
  const draft = toDraft(definition);
  const [standing] = standings;
  return {
    id: templateId,
    template_name: draft.templateName,
    template: draft.template,
    createdAt: createdAt.toISOString(),
    status: toStatus(standing?.status),
    language: draft.language,
    type: draft.type,
    quickReplyButtons: draft.quick_reply_buttons,
    callToActionButtons: draft.call_to_action_buttons,
    category: draft.category,
    header: draft.header,
    mediaUrl: draft.mediaUrl,
    footer: draft.footer,
    samples: draft.samples,
    reason: standing?.reason ?? null,
    notices: standing?.notices ?? [texts.notices.withoutNumber],
    quality: standing?.quality ?? 'UNKNOWN',
    isForCampaigns: isForCampaigns(definition),
    usedBy,
  };
}

/** One that is still being sent to the provider is shown as under review. */
function toStatus(status: TemplateStatus | undefined): ListedTemplate['status'] {
  return status === undefined || status === 'DRAFT' ? 'PENDING' : status;
}
