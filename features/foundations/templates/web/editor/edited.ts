import type { ListedTemplate } from '../../contract/template-calls.ts';
import { MOST } from '../../contract/template-parts.ts';
import { listedToDraft } from '../../rules/listed-to-draft.ts';
import type { WholeDraft } from '../../rules/to-draft.ts';

/** The template with which the editor opens. */
export interface Edited {
  draft: WholeDraft;
  /** The rejected template to correct, whose name and language stay; null for a new one. */
  rejectedId: string | null;
  of: 'new' | 'copy' | 'language' | 'rejected';
}

export const EMPTY_DRAFT: WholeDraft = {
  templateName: '',
  template: '',
  type: 'text',
  language: 'en',
  category: 'MARKETING',
  header: '',
  mediaUrl: '',
  footer: '',
  samples: {},
  quick_reply_buttons: '',
  call_to_action_buttons: '',
};

const COPIED = '_copy';

/** Returns a copy under its own name. */
export function copyOf(template: ListedTemplate): Edited {
  const draft = listedToDraft(template);
  const templateName = draft.templateName.slice(0, MOST.name - COPIED.length) + COPIED;
  return { draft: { ...draft, templateName }, rejectedId: null, of: 'copy' };
}

/** Returns a template of the same name in another language, with an empty text. */
export function variantOf(template: ListedTemplate): Edited {
  return { draft: { ...listedToDraft(template), language: '' }, rejectedId: null, of: 'language' };
}
