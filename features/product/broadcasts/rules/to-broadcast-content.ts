import type {
  TemplateContent,
  BodyValue,
  TemplateButton as FilledButton,
  TemplateHeader as FilledHeader,
} from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type {
  TemplateButton,
  TemplateCard,
  TemplateHeader,
  TemplateVariable,
} from '#features/foundations/templates/contract/template-parts.ts';
import { cardSpaceOf, valueSpaceOf } from '#features/foundations/templates/contract/value-space.ts';
import { OFFER_TEXT, type BroadcastAttributes } from '../contract/broadcast.ts';
import { withoutNewLines } from './schedule-faults.ts';
import { CODE } from './template-needs.ts';

/** The merchant's values for a text. */
export interface BroadcastFilling {
  attributes: BroadcastAttributes;
  supportNumber: string;
}

/** The placeholder of each person's first name, which a sending fills. */
export const FIRST_NAME_VALUE = 'firstName';
const FIRST_NAME_PLACE = `{{value:${FIRST_NAME_VALUE}}}`;

/**
 * Returns a template as a sending stores it: filled with the values that are the same for all, with placeholders for
 * each person's own.
 */
export function toBroadcastContent(template: TemplateDefinition, filling: BroadcastFilling): TemplateContent {
  return {
    kind: 'template',
    templateName: template.name,
    language: template.language,
    header: toHeader(template.header, filling),
    body: toBody(template.variables, filling),
    valueSpace: valueSpaceOf(template),
    buttons: toButtons(template.buttons, filling, template.name),
    offerEndsAtMs: null,
    cards: template.cards && template.cards.map((card) => toCard(card, filling, template.name)),
  };
}

/** Returns the value of a variable. */
export function valueOf(name: string, { attributes, supportNumber }: BroadcastFilling): string {
  const value = valueNameOf(name);
  if (value === FIRST_NAME_VALUE) return FIRST_NAME_PLACE;
  if (value === 'supportNumber') return supportNumber;
  const typed = attributes[name] ?? '';
  // A typed value never becomes one of our placeholders.
  return (name === OFFER_TEXT ? withoutNewLines(typed) : typed.trim()).replaceAll('{{', '{ {');
}

function toHeader(header: TemplateHeader | null, filling: BroadcastFilling): FilledHeader | null {
  switch (header?.kind) {
    case 'text':
      return header.variable && { kind: 'text', text: valueOf(header.variable.name, filling) };
    case 'image':
      return header.sampleUrl === null ? null : { kind: 'image', media: { link: header.sampleUrl } };
    case 'video':
    case 'document':
      return { kind: header.kind, media: { link: header.sampleUrl } };
    case 'place':
    case undefined:
      return null;
  }
}

function toBody(variables: readonly TemplateVariable[], filling: BroadcastFilling): BodyValue[] {
  return variables.map(({ name }) => ({ text: valueOf(name, filling) }));
}

function toCard(
  card: TemplateCard,
  filling: BroadcastFilling,
  templateName: string,
): NonNullable<TemplateContent['cards']>[number] {
  const { kind, sampleUrl } = card.header;
  if (sampleUrl === null) throw new Error(`The template ${templateName} has a card without its picture.`);
  return {
    header: { kind, media: { link: sampleUrl } },
    body: toBody(card.variables, filling),
    valueSpace: cardSpaceOf(card),
    buttons: toButtons(card.buttons, filling, templateName),
  };
}

/** Returns the parameters of the buttons. Most are the same in every message. */
function toButtons(
  buttons: readonly TemplateButton[],
  filling: BroadcastFilling,
  templateName: string,
): FilledButton[] {
  return buttons.flatMap((button, index): FilledButton[] => {
    switch (button.kind) {
      case 'link':
        return [{ kind: 'link', index, link: button.link }];
      case 'reply':
        return [{ kind: 'reply', index, payload: button.payload }];
      case 'code':
        return [{ kind: 'code', index, code: valueOf(CODE, filling) }];
      case 'whatsAppForm':
        return [{ kind: 'whatsAppForm', index, token: templateName }];
      case 'address':
      case 'call':
      case 'askNumber':
        return [];
    }
  });
}
