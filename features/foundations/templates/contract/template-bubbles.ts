import {
  bubbleOf,
  type Bubble,
  type BubbleButton,
  type BubbleCard,
  type BubbleMedia,
} from '#platform/channel/bubble.ts';
import { fillBody, type TemplateDefinition } from './template-definition.ts';
import type { TemplateButton, TemplateCard, TemplateHeader } from './template-parts.ts';

type Values = readonly (string | undefined)[];

/** The values that fill a template: texts by their position, and the header's media. A missing value stays a variable. */
export interface TemplateFilling {
  /** The value of the header's variable. */
  heading?: string;
  media?: BubbleMedia;
  body: Values;
  /** The code that its button copies. */
  code?: string;
  /** ISO date and time when the offer ends. */
  offerEndsAt?: string;
  cards?: readonly { media?: BubbleMedia; body: Values }[];
}

/** Returns a filled template as a chat shows it: its bubble, and a carousel's cards below. */
export function templateBubbles(definition: TemplateDefinition, filling: TemplateFilling): Bubble[] {
  const { header, offer, footer, buttons, cards } = definition;
  const bubble = bubbleOf({
    heading: header?.kind === 'text' ? fillBody({ body: header.text }, [filling.heading]) : null,
    media: filling.media ?? emptyMedia(header),
    offer: offer && {
      text: offer.text,
      endsAt: filling.offerEndsAt ?? null,
      code: filling.code ?? codeSample(buttons),
    },
    text: fillBody(definition, filling.body),
    footer,
    buttons: buttons.map(toButton),
  });
  if (cards === null) return [bubble];
  return [bubble, bubbleOf({ cards: cards.map((card, at) => toCard(card, filling.cards?.[at])) })];
}

function toCard(
  card: TemplateCard,
  filling: { media?: BubbleMedia; body: Values } = { body: [] },
): BubbleCard {
  return {
    media: filling.media ?? emptyMedia(card.header),
    title: null,
    text: fillBody(card, filling.body),
    buttons: card.buttons.map(toButton),
  };
}

/** The placeholder for a header that each message fills. */
function emptyMedia(header: TemplateHeader | null): BubbleMedia | null {
  switch (header?.kind) {
    case 'image':
    case 'video':
      return { kind: header.kind, url: null };
    case 'document':
      return { kind: 'document', filename: null };
    case 'place':
      return { kind: 'place', name: null, address: null };
    case 'text':
    case undefined:
      return null;
  }
}

function codeSample(buttons: readonly TemplateButton[]): string | null {
  return buttons.find((button) => button.kind === 'code')?.sample ?? null;
}

/** Returns a template's button as a chat shows it. */
export function toButton(button: TemplateButton): BubbleButton {
  switch (button.kind) {
    case 'link':
    case 'address':
      return { kind: 'link', title: button.title };
    case 'reply':
    case 'call':
      return { kind: button.kind, title: button.title };
    case 'whatsAppForm':
      return { kind: 'form', title: button.title };
    // WhatsApp itself writes the titles of these two.
    case 'code':
      return { kind: 'code', title: 'Copy offer code' };
    case 'askNumber':
      return { kind: 'number', title: 'Share contact info' };
  }
}
