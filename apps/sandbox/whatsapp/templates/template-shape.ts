import type { TemplateDefinitionComponent } from '#partners/whatsapp/payloads/template.ts';
import type { StoredTemplate } from '../whatsapp-account.ts';

/** The values that a message must have for a part of a template with header, body and buttons. */
export interface CardShape {
  header: { format: string; text: string; variables: string[] } | null;
  bodyVariables: string[];
  bodyText: string;
  /** The maximum length of the body, including its values. */
  bodyLimit: number;
  /** The buttons in the template's order. Those with `needsValue` need a parameter. */
  buttons: { kind: string; needsValue: boolean }[];
}

/** The values that a message must have for a template. Calculated once for each template. */
export interface TemplateShape extends CardShape {
  isNamed: boolean;
  /** Whether the message must contain the end of its offer. */
  needsOfferEnd: boolean;
  /** Null if the template is not a carousel. */
  cards: CardShape[] | null;
}

type Components = Pick<TemplateDefinitionComponent, 'type' | 'format' | 'text' | 'buttons'>[];

const BODY_LIMIT = 1024;
const OFFER_BODY_LIMIT = 600;
const CARD_BODY_LIMIT = 160;

const shapes = new WeakMap<StoredTemplate, TemplateShape>();

/** Returns the shape of a template. Call `forgetShape` after editing the template. */
export function shapeOf(template: StoredTemplate): TemplateShape {
  const found = shapes.get(template) ?? readShape(template);
  shapes.set(template, found);
  return found;
}

export function forgetShape(template: StoredTemplate): void {
  shapes.delete(template);
}

export const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Returns the names or numbers between double braces, each once, in order. */
export function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map((match) => match[1] ?? ''))];
}

function readShape({ components, parameterFormat }: StoredTemplate): TemplateShape {
  const part = (type: string) => components.find((one) => one.type.toUpperCase() === type);
  const offer = part('LIMITED_TIME_OFFER');
  const cards = part('CAROUSEL')?.cards;
  return {
    ...readCard(components, offer ? OFFER_BODY_LIMIT : BODY_LIMIT),
    isNamed: parameterFormat === 'NAMED',
    needsOfferEnd: offer?.limited_time_offer?.has_expiration === true,
    cards: cards ? cards.map((card) => readCard(card.components, CARD_BODY_LIMIT)) : null,
  };
}

function readCard(components: Components, bodyLimit: number): CardShape {
  const part = (type: string) => components.find((one) => one.type.toUpperCase() === type);
  const header = part('HEADER');
  const body = part('BODY');
  return {
    header: header
      ? {
          format: (header.format ?? 'TEXT').toUpperCase(),
          text: header.text ?? '',
          variables: variablesOf(header.text ?? ''),
        }
      : null,
    bodyVariables: variablesOf(body?.text ?? ''),
    bodyText: body?.text ?? '',
    bodyLimit,
    buttons: (part('BUTTONS')?.buttons ?? []).map((button) => ({
      kind: button.type.toUpperCase(),
      needsValue:
        button.type.toUpperCase() === 'COPY_CODE' ||
        (button.type.toUpperCase() === 'URL' && variablesOf(button.url ?? '').length > 0),
    })),
  };
}
