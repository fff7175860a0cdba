import type { Channel, MessageContent } from '#features/messaging/contract/message.ts';
import { fillBody, type TemplateDefinition } from '#features/templates/contract/template-definition.ts';

/** The one link of a campaign's message, by the name it has in the content. */
export const LINK_SLOT = 'page';

/** What a template is filled with. */
export interface Filling {
  /** By the name of the variable. */
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
}

/** A template filled for one person, as its channel takes it. Throws when a variable has no value. */
export function toContent(channel: Channel, template: TemplateDefinition, filling: Filling): MessageContent {
  const values = template.variables.map(({ name }) => {
    const value = filling.values[name];
    if (value === undefined || value === '')
      throw new Error(`The template ${template.name} wants a ${name}, and there is none.`);
    return value;
  });
  if (channel === 'WA') return toWhatsApp(template, values, filling.imageUrl);
  return template.category === 'UTILITY'
    ? toUtilityTemplate(template, values)
    : toMessengerText(template, values);
}

function toWhatsApp(template: TemplateDefinition, values: string[], imageUrl: string | null): MessageContent {
  const links = template.linkTitle === null ? 0 : 1;
  return {
    kind: 'template',
    templateName: template.name,
    language: template.language,
    header:
      template.hasHeaderImage && imageUrl !== null ? { kind: 'image', media: { link: imageUrl } } : null,
    body: values.map((text) => ({ text })),
    buttons: [
      ...(links === 0 ? [] : [{ kind: 'link' as const, index: 0, link: LINK_SLOT }]),
      ...template.quickReplies.map(({ payload }, at) => ({
        kind: 'reply' as const,
        index: links + at,
        payload,
      })),
    ],
    offerEndsAtMs: null,
    cards: null,
  };
}

function toUtilityTemplate(
  { name, language, quickReplies }: TemplateDefinition,
  values: string[],
): MessageContent {
  return {
    kind: 'messengerTemplate',
    templateName: name,
    language,
    body: values,
    postbackPayloads: quickReplies.map(({ payload }) => payload),
  };
}

/** Offers go on Messenger as plain text, inside the 24 hours: its templates are for orders alone. */
function toMessengerText(template: TemplateDefinition, values: string[]): MessageContent {
  const quickReplies = template.quickReplies.map(({ title, payload }) => ({ title, payload }));
  // WhatsApp's asterisks for bold print would be read out as they are.
  const text = fillBody({ body: template.body.replaceAll('*', '') }, values);
  if (template.linkTitle === null) return { kind: 'messengerText', text, quickReplies };
  const button = { kind: 'link' as const, title: template.linkTitle, link: LINK_SLOT };
  return { kind: 'messengerButtons', text, buttons: [button], quickReplies };
}
