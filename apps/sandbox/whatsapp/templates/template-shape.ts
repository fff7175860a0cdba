import type { TemplateDefinitionComponent } from '#partners/whatsapp/payloads/template.ts';
import type { StoredTemplate } from '../whatsapp-account.ts';

/** What a message must bring for a part of a template that has header, body and buttons. */
export interface CardShape {
  header: { format: string; text: string; variables: string[] } | null;
  bodyVariables: string[];
  bodyText: string;
  /** The most characters of the body with its values in it. */
  bodyLimit: number;
  /** In the template's order; `needsValue` buttons must be given a parameter. */
  buttons: { kind: string; needsValue: boolean }[];
}

/** What a message must bring for a template, worked out once per template. */
export interface TemplateShape extends CardShape {
  isNamed: boolean;
  /** Whether the message must say when its offer ends. */
  needsOfferEnd: boolean;
  /** Null when it is no carousel. */
  cards: CardShape[] | null;
}

type Components = Pick<TemplateDefinitionComponent, 'type' | 'format' | 'text' | 'buttons'>[];

const BODY_LIMIT = 1024;
const OFFER_BODY_LIMIT = 600;
const CARD_BODY_LIMIT = 160;

const shapes = new WeakMap<StoredTemplate, TemplateShape>();

/** Call `forgetShape` after editing a template. */
export function shapeOf(template: StoredTemplate): TemplateShape {
  const found = shapes.get(template) ?? readShape(template);
  shapes.set(template, found);
  return found;
}

export function forgetShape(template: StoredTemplate): void {
  shapes.delete(template);
}

export const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** The names or numbers between double braces, each once, in order. */
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
