import * as z from 'zod';
import { objectIn, type JsonObject } from '../core/json-parts.ts';
import { shapeOf, type CardShape } from '../whatsapp/templates/template-shape.ts';
import type { StoredTemplate, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import type { PhoneBubble, PhoneButton, PhoneCard } from './phone-thread.ts';
import { readMedia } from './read-media.ts';

const Parameter = z.looseObject({
  text: z.string().optional(),
  payload: z.string().optional(),
  coupon_code: z.string().optional(),
  parameter_name: z.string().optional(),
  limited_time_offer: z.looseObject({ expiration_time_ms: z.number().optional() }).optional(),
});
const GivenComponent = z.looseObject({
  type: z.string(),
  index: z.union([z.string(), z.number()]).optional(),
  parameters: z.array(Parameter).optional(),
});
type Parameter = z.infer<typeof Parameter>;
type GivenComponent = z.infer<typeof GivenComponent>;

/** The values that a message has for its template's variables. The cards of a carousel have theirs in the same form. */
const Given = z.array(
  GivenComponent.extend({
    cards: z
      .array(z.looseObject({ card_index: z.number(), components: z.array(GivenComponent).optional() }))
      .optional(),
  }),
);
type Defined = Pick<StoredTemplate['components'][number], 'type' | 'text' | 'buttons' | 'format'>;
type DefinedButton = NonNullable<Defined['buttons']>[number];

/** Reads a template as the person sees it, with the message's values for its variables. */
export function readTemplateBubble(
  account: WhatsAppAccount,
  template: StoredTemplate,
  content: JsonObject,
): Partial<PhoneBubble> {
  const given = Given.catch([]).parse(objectIn(content['template'])['components']);
  const shape = shapeOf(template);
  const part = (type: string) => template.components.find((one) => one.type.toUpperCase() === type);
  const { media, text, buttons } = readCard(account, template.components, given, shape);
  const offer = part('LIMITED_TIME_OFFER')?.limited_time_offer;
  const endsAtMs = partOf(given, 'limited_time_offer')?.parameters?.[0]?.limited_time_offer
    ?.expiration_time_ms;
  const code = buttons.find((button) => button.kind === 'code')?.code ?? null;
  return {
    heading:
      fill(
        part('HEADER')?.text ?? '',
        shape.header?.variables ?? [],
        partOf(given, 'header')?.parameters ?? [],
      ) || null,
    media,
    text,
    buttons,
    footer: part('FOOTER')?.text ?? null,
    cards: (part('CAROUSEL')?.cards ?? []).map(({ components }, at) => {
      const filled = partOf(given, 'carousel')?.cards?.find((one) => one.card_index === at);
      const cardShape = shape.cards?.[at];
      return cardShape
        ? readCard(account, components, filled?.components ?? [], cardShape)
        : { media: null, title: null, text: null, buttons: [], url: null };
    }),
    offer: offer
      ? {
          text: offer.text ?? '',
          endsAt: endsAtMs === undefined ? null : new Date(endsAtMs).toISOString(),
          code,
        }
      : null,
  };
}

function readCard(
  account: WhatsAppAccount,
  defined: readonly Defined[],
  given: readonly GivenComponent[],
  shape: CardShape,
): PhoneCard {
  const part = (type: string) => defined.find((one) => one.type.toUpperCase() === type);
  const format = (shape.header?.format ?? 'TEXT').toLowerCase();
  const headerMedia = partOf(given, 'header')?.parameters?.[0]?.[format];
  return {
    media: format === 'text' ? null : readMedia(account, format, objectIn(headerMedia)),
    title: null,
    text:
      fill(part('BODY')?.text ?? '', shape.bodyVariables, partOf(given, 'body')?.parameters ?? []) || null,
    url: null,
    buttons: (part('BUTTONS')?.buttons ?? []).map((button, index) => {
      const component = given.find(
        (one) => one.type.toLowerCase() === 'button' && Number(one.index ?? 0) === index,
      );
      return readButton(button, component?.parameters?.[0]);
    }),
  };
}

function partOf<Part extends GivenComponent>(given: readonly Part[], type: string): Part | undefined {
  return given.find((one) => one.type.toLowerCase() === type);
}

function readButton(button: DefinedButton, parameter: Parameter | undefined): PhoneButton {
  const title = button.text ?? '';
  switch (button.type.toUpperCase()) {
    case 'URL':
      return { kind: 'link', title, url: (button.url ?? '').replace(/\{\{\w+\}\}$/, parameter?.text ?? '') };
    case 'PHONE_NUMBER':
      return { kind: 'call', title, phone: button.phone_number ?? '' };
    case 'COPY_CODE':
      return { kind: 'code', title: title || 'Copy offer code', code: parameter?.coupon_code ?? '' };
    case 'FLOW':
      return { kind: 'form', title };
    case 'REQUEST_CONTACT_INFO':
      return { kind: 'number', title: title || 'Share contact info' };
    default:
      return { kind: 'reply', title, payload: parameter?.payload ?? title };
  }
}

function fill(text: string, variables: string[], parameters: Parameter[]): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const named = parameters.find(({ parameter_name: given }) => given === name);
    return (named ?? parameters[variables.indexOf(name)])?.text ?? whole;
  });
}
