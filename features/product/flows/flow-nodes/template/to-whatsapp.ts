import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { TemplateButton as FilledButton } from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { valueSpaceOf } from '#features/foundations/templates/contract/value-space.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { fillTemplate, valueOf, type Filling } from './fill-template.ts';

export const renderTemplateForWhatsApp: SayNode<'template'> = (node, _replies, filling) => {
  const filled = fillTemplate(node, filling);
  return 'missing' in filled ? filled : [templateOnWhatsApp(filled.template, filled.filling)];
};

type Filled = MessageContent & { kind: 'template' };

/** Fills a template for one person. Throws if a value is missing. */
export function templateOnWhatsApp(template: TemplateDefinition, filling: Filling): Filled {
  if (template.offer !== null || template.cards !== null)
    throw new Error(`The template ${template.name} has an offer or cards, which no campaign fills.`);
  return {
    kind: 'template',
    templateName: template.name,
    language: template.language,
    header: toHeader(template, filling),
    valueSpace: valueSpaceOf(template),
    body: template.variables.map(({ name }) => ({ text: valueOf(template, filling, name) })),
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

/** Returns the parameter of a button. Most buttons are the same in every message. */
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
