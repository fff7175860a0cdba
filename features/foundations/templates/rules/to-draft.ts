import { namePlaces } from '../contract/named-text.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { writeButtons, type MessageType, type TemplateDraft } from '../contract/template-draft.ts';

/** A draft with every part, empty where unset. */
export type WholeDraft = { [Part in keyof TemplateDraft]-?: NonNullable<TemplateDraft[Part]> };

/** Returns a template as its merchant wrote it, in the API's form. `readDraft` reads it back. */
export function toDraft(definition: TemplateDefinition): WholeDraft {
  const { header, variables, buttons } = definition;
  const heading = header?.kind === 'text' ? header : null;
  const all = heading?.variable ? [...variables, heading.variable] : variables;
  const link = buttons.find((button) => button.kind === 'link');
  const replies = buttons.flatMap((button) => (button.kind === 'reply' ? [button.title] : []));
  return {
    templateName: definition.name,
    template: namePlaces(definition.body, variables),
    type: typeOf(definition),
    language: definition.language,
    category: definition.category === 'UTILITY' ? 'UTILITY' : 'MARKETING',
    header: heading === null ? '' : namePlaces(heading.text, heading.variable ? [heading.variable] : []),
    mediaUrl: header !== null && 'sampleUrl' in header ? (header.sampleUrl ?? '') : '',
    footer: definition.footer ?? '',
    samples: Object.fromEntries(all.map(({ name, sample }) => [name, sample])),
    quick_reply_buttons: writeButtons(replies),
    call_to_action_buttons: link
      ? writeButtons([link.title, ...(link.url === undefined ? [] : [link.url])])
      : '',
  };
}

function typeOf({ header }: TemplateDefinition): MessageType {
  switch (header?.kind) {
    case 'image':
    case 'video':
    case 'document':
      return header.kind;
    case 'text':
    case 'place':
    case undefined:
      return 'text';
  }
}
