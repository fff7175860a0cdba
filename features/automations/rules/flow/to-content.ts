import type { MessageContent } from '#features/messaging/contract/content/message-content.ts';
import type { MessengerButton } from '#features/messaging/contract/content/messenger-parts.ts';
import type { TemplateButton as FilledButton } from '#features/messaging/contract/content/whatsapp-template-content.ts';
import { valueNameOf } from '#features/templates/contract/built-in-variables.ts';
import { fillBody, type TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { Channel } from '#platform/channel/channel.ts';

/** What a template is filled with. */
export interface Filling {
  /** By the name of the variable. */
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
}

/** A template filled for one person, as its channel takes it. Throws when something that it wants is not there. */
export function toContent(channel: Channel, template: TemplateDefinition, filling: Filling): MessageContent {
  const values = template.variables.map(({ name }) => valueOf(template, filling, name));
  if (channel === 'WA') return toWhatsApp(template, values, filling);
  return template.category === 'UTILITY'
    ? toUtilityTemplate(template, values)
    : toMessengerText(template, values);
}

function valueOf(template: TemplateDefinition, { values }: Filling, name: string): string {
  const value = values[valueNameOf(name)];
  if (value === undefined || value === '')
    throw new Error(`The template ${template.name} wants a ${name}, and there is none.`);
  return value;
}

type Filled = MessageContent & { kind: 'template' };

function toWhatsApp(template: TemplateDefinition, values: string[], filling: Filling): Filled {
  if (template.offer !== null || template.cards !== null)
    throw new Error(`The template ${template.name} has an offer or cards, which no campaign fills.`);
  return {
    kind: 'template',
    templateName: template.name,
    language: template.language,
    header: toHeader(template, filling),
    body: values.map((text) => ({ text })),
    buttons: template.buttons.flatMap((button, index) => toButton(template, filling, button, index)),
    offerEndsAtMs: null,
    cards: null,
  };
}

function toHeader(template: TemplateDefinition, filling: Filling): Filled['header'] {
  const { header } = template;
  switch (header?.kind) {
    case undefined:
      return null;
    case 'text':
      return header.variable && { kind: 'text', text: valueOf(template, filling, header.variable.name) };
    case 'image':
      // A file that the merchant uploaded is the same for everybody.
      if (header.sampleUrl !== null) return { kind: 'image', media: { link: header.sampleUrl } };
      return filling.imageUrl === null ? null : { kind: 'image', media: { link: filling.imageUrl } };
    case 'video':
    case 'document':
      return { kind: header.kind, media: { link: header.sampleUrl } };
    case 'place':
      throw new Error(`The template ${template.name} has a place above it, which no campaign fills.`);
  }
}

/** What a button is to be given; most are the same in every message. */
function toButton(
  template: TemplateDefinition,
  filling: Filling,
  button: TemplateDefinition['buttons'][number],
  index: number,
): FilledButton[] {
  switch (button.kind) {
    case 'link':
      return [{ kind: 'link', index, link: button.link }];
    case 'reply':
      return [{ kind: 'reply', index, payload: button.payload }];
    case 'code':
      return [{ kind: 'code', index, code: valueOf(template, filling, 'discountCode') }];
    case 'whatsAppForm':
      return [{ kind: 'whatsAppForm', index, token: template.name }];
    case 'address':
    case 'call':
    case 'askNumber':
      return [];
  }
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

/** Offers go on Messenger as plain text, inside the 24 hours: its templates are for orders alone. */
function toMessengerText(template: TemplateDefinition, values: string[]): MessageContent {
  const quickReplies = template.buttons.flatMap((button) =>
    button.kind === 'reply' ? [{ title: button.title, payload: button.payload }] : [],
  );
  // WhatsApp's asterisks for bold print would be read out as they are.
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
