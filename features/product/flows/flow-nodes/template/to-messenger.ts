import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { MessengerButton } from '#features/engine/messaging/contract/content/messenger-parts.ts';
import {
  fillBody,
  type TemplateDefinition,
} from '#features/foundations/templates/contract/template-definition.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { fillTemplate, valueOf, type Filling } from './fill-template.ts';

export const renderTemplateForMessenger: SayNode<'template'> = (node, _replies, filling) => {
  const filled = fillTemplate(node, filling);
  return 'missing' in filled ? filled : [templateOnMessenger(filled.template, filled.filling)];
};

/** Fills a template for one person. Throws if a value is missing. */
export function templateOnMessenger(template: TemplateDefinition, filling: Filling): MessageContent {
  const values = template.variables.map(({ name }) => valueOf(template, filling, name));
  return template.category === 'UTILITY'
    ? toUtilityTemplate(template, values)
    : toMessengerText(template, values);
}

function toUtilityTemplate(
  { name, language, buttons }: TemplateDefinition,
  values: string[],
): MessageContent {
  return {
    kind: 'messengerTemplate',
    templateName: name,
    language,
    body: values,
    postbackPayloads: buttons.flatMap((button) => (button.kind === 'reply' ? [button.payload] : [])),
  };
}

/** On Messenger, offers are plain texts within the 24 hours, because its templates are for orders only. */
function toMessengerText(template: TemplateDefinition, values: string[]): MessageContent {
  const quickReplies = template.buttons.flatMap((button) =>
    button.kind === 'reply' ? [{ title: button.title, payload: button.payload }] : [],
  );
  // Messenger would show WhatsApp's asterisks for bold text.
  const text = fillBody({ body: template.body.replaceAll('*', '') }, values);
  const buttons = template.buttons.flatMap(toMessengerButton);
  return buttons.length === 0
    ? { kind: 'messengerText', text, quickReplies }
    : { kind: 'messengerButtons', text, buttons, quickReplies };
}

function toMessengerButton(button: TemplateDefinition['buttons'][number]): MessengerButton[] {
  switch (button.kind) {
    case 'link':
      return [{ kind: 'link', title: button.title, link: button.link }];
    case 'address':
      return [{ kind: 'address', title: button.title, url: button.url }];
    case 'call':
      return [{ kind: 'call', title: button.title, phoneE164: button.phoneE164 }];
    case 'reply':
    case 'code':
    case 'whatsAppForm':
    case 'askNumber':
      return [];
  }
}
