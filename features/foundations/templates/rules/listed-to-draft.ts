import type { ListedTemplate } from '../contract/template-calls.ts';
import type { WholeDraft } from './to-draft.ts';

/** Returns a listed template as a draft. */
export function listedToDraft(template: ListedTemplate): WholeDraft {
  const { language, category, type, header, mediaUrl, footer, samples } = template;
  return {
    templateName: template.template_name,
    template: template.template,
    type,
    language,
    category,
    header,
    mediaUrl,
    footer,
    samples,
    quick_reply_buttons: template.quickReplyButtons,
    call_to_action_buttons: template.callToActionButtons,
  };
}
