import type {
  TemplateCard as CardRequest,
  TemplateCreateRequest,
  TemplateDefinitionComponent,
} from '#partners/whatsapp/payloads/template.ts';
import { samplesOf, type TemplateDefinition } from '../../contract/template-definition.ts';
import type { TemplateHeader } from '../../contract/template-parts.ts';
import type { SampleHandles } from './sample-files.ts';
import { toWhatsAppButton } from './to-whatsapp-button.ts';

type Component = TemplateDefinitionComponent;
type CardComponent = CardRequest['components'][number];

/** The parts that a template and its cards have in common. */
type Part = Pick<TemplateDefinition, 'header' | 'body' | 'variables' | 'buttons'>;

/** Returns a template in the Cloud API's form, with our short links in its link buttons. */
export function toWhatsAppRequest(
  definition: TemplateDefinition,
  { publicUrl, handles }: { publicUrl: string; handles: SampleHandles },
): TemplateCreateRequest {
  const { name, language, category, footer, offer, cards } = definition;
  const [header, body, buttons] = toComponents(definition, publicUrl, handles);
  const offered = offer && { text: offer.text, has_expiration: offer.hasEnd };
  const components: (Component | null)[] = [
    header,
    offered && { type: 'LIMITED_TIME_OFFER', limited_time_offer: offered },
    body,
    footer === null ? null : { type: 'FOOTER', text: footer },
    buttons,
    cards && { type: 'CAROUSEL', cards: cards.map((card) => toCard(card, publicUrl, handles)) },
  ];
  return {
    name,
    language,
    category,
    parameter_format: 'POSITIONAL',
    components: components.filter((one) => one !== null),
  };
}

function toCard(card: Part, publicUrl: string, handles: SampleHandles): CardRequest {
  return { components: toComponents(card, publicUrl, handles).filter((one) => one !== null) };
}

function toComponents(
  part: Part,
  publicUrl: string,
  handles: SampleHandles,
): [header: CardComponent | null, body: CardComponent, buttons: CardComponent | null] {
  const { body: text, variables, buttons } = part;
  const samples = variables.length > 0 && { example: { body_text: [samplesOf(part)] } };
  return [
    part.header && toHeader(part.header, handles),
    { type: 'BODY', text, ...samples },
    buttons.length === 0
      ? null
      : { type: 'BUTTONS', buttons: buttons.map((button) => toWhatsAppButton(button, publicUrl)) },
  ];
}

function toHeader(header: TemplateHeader, handles: SampleHandles): CardComponent {
  switch (header.kind) {
    case 'text': {
      const { text, variable } = header;
      const sample = variable && { example: { header_text: [variable.sample] } };
      return { type: 'HEADER', format: 'TEXT', text, ...sample };
    }
    case 'place':
      return { type: 'HEADER', format: 'LOCATION' };
    case 'image':
    case 'video':
    case 'document': {
      const handle = handles.get(header.sampleUrl);
      if (handle === undefined) throw new Error('A template’s sample was not uploaded.');
      const format = header.kind.toUpperCase();
      return { type: 'HEADER', format, example: { header_handle: [handle] } };
    }
  }
}
