import type {
  ButtonComponent,
  CardComponent,
  TemplateComponent,
  TemplateContent as TemplateRequest,
} from '#partners/whatsapp/payloads/template-content.ts';
import type {
  BodyValue,
  TemplateButton,
  TemplateContent,
  TemplateHeader,
} from '../../contract/content/whatsapp-template-content.ts';
import { renderPlace, type RenderParts } from './render-parts.ts';

/** A template with the values for one recipient, as the Cloud API wants it. */
export function renderTemplate(content: TemplateContent, parts: RenderParts): TemplateRequest {
  return {
    name: content.templateName,
    language: { code: content.language },
    components: [
      ...renderCard(content, parts),
      ...renderOffer(content.offerEndsAtMs),
      ...renderCards(content.cards, parts),
    ],
  };
}

type Card = Pick<TemplateContent, 'header' | 'body' | 'buttons'>;

/** Header, body and buttons, which the cards of a carousel have as well. */
function renderCard({ header, body, buttons }: Card, parts: RenderParts): CardComponent[] {
  const values = body.map((value) => renderValue(value, parts));
  return [
    ...(header === null ? [] : [renderHeader(header, parts)]),
    { type: 'body', parameters: values },
    ...buttons.map((button) => renderButton(button, parts)),
  ];
}

function renderHeader(header: TemplateHeader, parts: RenderParts): CardComponent {
  switch (header.kind) {
    case 'text':
      return { type: 'header', parameters: [{ type: 'text', text: header.text, ...named(header) }] };
    case 'image':
      return { type: 'header', parameters: [{ type: 'image', image: parts.media(header.media) }] };
    case 'video':
      return { type: 'header', parameters: [{ type: 'video', video: parts.media(header.media) }] };
    case 'document': {
      const filename = header.filename === undefined ? {} : { filename: header.filename };
      const document = { ...parts.media(header.media), ...filename };
      return { type: 'header', parameters: [{ type: 'document', document }] };
    }
    case 'location':
      return { type: 'header', parameters: [{ type: 'location', location: renderPlace(header.place) }] };
  }
}

function renderValue(value: BodyValue, parts: RenderParts) {
  const text = 'text' in value ? value.text : parts.link(value.link);
  return { type: 'text' as const, text, ...named(value) };
}

function named({ name }: { name?: string | undefined }): { parameter_name?: string } {
  return name === undefined ? {} : { parameter_name: name };
}

function renderButton(button: TemplateButton, parts: RenderParts): ButtonComponent {
  const at = { type: 'button', index: String(button.index) } as const;
  switch (button.kind) {
    case 'link':
      // The template has the fixed part of our short links' address; only the code varies.
      return { ...at, sub_type: 'url', parameters: [{ type: 'text', text: parts.code(button.link) }] };
    case 'reply':
      return { ...at, sub_type: 'quick_reply', parameters: [{ type: 'payload', payload: button.payload }] };
    case 'code':
      return {
        ...at,
        sub_type: 'copy_code',
        parameters: [{ type: 'coupon_code', coupon_code: button.code }],
      };
    case 'whatsAppForm': {
      const data = button.data === undefined ? {} : { flow_action_data: button.data };
      const action = { flow_token: button.token, ...data };
      return { ...at, sub_type: 'flow', parameters: [{ type: 'action', action }] };
    }
  }
}

function renderOffer(endsAtMs: number | null): TemplateComponent[] {
  if (endsAtMs === null) return [];
  const offer = {
    type: 'limited_time_offer',
    limited_time_offer: { expiration_time_ms: endsAtMs },
  } as const;
  return [{ type: 'limited_time_offer', parameters: [offer] }];
}

function renderCards(cards: TemplateContent['cards'], parts: RenderParts): TemplateComponent[] {
  if (cards === null) return [];
  const rendered = cards.map((card, index) => ({
    card_index: index,
    components: renderCard(card, parts),
  }));
  return [{ type: 'carousel', cards: rendered }];
}
