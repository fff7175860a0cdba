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
  ValueSpace,
} from '../../contract/content/whatsapp-template-content.ts';
import { fitValues } from '../../rules/content/fit-values.ts';
import { renderPlace, type RenderParts } from './render-parts.ts';

/** Builds the Cloud API request of a template for one recipient. */
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

type Card = Pick<TemplateContent, 'header' | 'body' | 'buttons' | 'valueSpace'>;

/** Renders header, body and buttons, of the message itself or of one card of its carousel. */
function renderCard({ header, body, buttons, valueSpace }: Card, parts: RenderParts): CardComponent[] {
  return [
    ...(header === null ? [] : [renderHeader(header, valueSpace, parts)]),
    { type: 'body', parameters: renderBody(body, valueSpace, parts) },
    ...buttons.map((button) => renderButton(button, parts)),
  ];
}

function renderHeader(
  header: TemplateHeader,
  space: ValueSpace | undefined,
  parts: RenderParts,
): CardComponent {
  switch (header.kind) {
    case 'text': {
      const text = space === undefined ? header.text : fitHeader(header.text, space);
      return { type: 'header', parameters: [{ type: 'text', text, ...named(header) }] };
    }
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

function fitHeader(text: string, space: ValueSpace): string {
  return fitValues([{ text, canCut: true, times: 1 }], space.header)[0] ?? text;
}

/** Returns the values in order. Long values are cut, because WhatsApp refuses a text that is too long. */
function renderBody(body: readonly BodyValue[], space: ValueSpace | undefined, parts: RenderParts) {
  const shown = body.map((value, at) => ({
    text: 'text' in value ? value.text : parts.link(value.link),
    canCut: 'text' in value,
    times: space?.bodyTimes?.[at] ?? 1,
  }));
  const texts = space === undefined ? [] : fitValues(shown, space.body);
  return body.map((value, at) => ({
    type: 'text' as const,
    text: texts[at] ?? shown[at]?.text ?? '',
    ...named(value),
  }));
}

function named({ name }: { name?: string | undefined }): { parameter_name?: string } {
  return name === undefined ? {} : { parameter_name: name };
}

function renderButton(button: TemplateButton, parts: RenderParts): ButtonComponent {
  const at = { type: 'button', index: String(button.index) } as const;
  switch (button.kind) {
    case 'link':
      // The template contains the fixed part of our short links; only the code varies.
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
