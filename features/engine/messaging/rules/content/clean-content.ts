import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import type { BodyValue, TemplateContent } from '../../contract/content/whatsapp-template-content.ts';
import { cleanParameter } from './clean-parameter.ts';

const HEADER_CHARACTERS = 60;

/** Cleans every template value for the provider, because the texts of shoppers and stores can contain anything. */
export function cleanContent(content: WhatsAppContent): WhatsAppContent {
  if (content.kind !== 'template') return content;
  return {
    ...content,
    header: cleanHeader(content.header),
    body: content.body.map(cleanValue),
    cards: content.cards?.map((card) => ({ ...card, body: card.body.map(cleanValue) })) ?? null,
  };
}

function cleanHeader(header: TemplateContent['header']): TemplateContent['header'] {
  return header?.kind === 'text'
    ? { ...header, text: cleanParameter(header.text, HEADER_CHARACTERS) }
    : header;
}

function cleanValue(value: BodyValue): BodyValue {
  return 'text' in value ? { ...value, text: cleanParameter(value.text) } : value;
}
