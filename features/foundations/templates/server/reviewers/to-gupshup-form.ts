import type { GupshupTemplateForm } from '#partners/gupshup/payloads/template.ts';
import { fillBody, samplesOf, type TemplateDefinition } from '../../contract/template-definition.ts';
import type { TemplateCard } from '../../contract/template-parts.ts';
import type { SampleHandles } from './sample-files.ts';
import { toWhatsAppButton } from './to-whatsapp-button.ts';

/** Returns a template as Gupshup's form (Partner API, apply for template), with our short links in its link buttons. */
export function toGupshupForm(
  definition: TemplateDefinition,
  { publicUrl, handles }: { publicUrl: string; handles: SampleHandles },
): GupshupTemplateForm {
  const { header, footer, offer, cards, buttons, category } = definition;
  const sample = header !== null && 'sampleUrl' in header ? handles.get(header.sampleUrl) : undefined;
  const shown = buttons.map((button) => toWhatsAppButton(button, publicUrl));
  const carried = cards?.map((card) => toCard(card, publicUrl, handles));
  return {
    elementName: definition.name,
    languageCode: definition.language,
    category,
    templateType: typeOf(definition),
    vertical: 'Online store',
    content: definition.body,
    example: fillBody(definition, samplesOf(definition)),
    ...(header?.kind === 'text' && {
      header: header.text,
      exampleHeader: fillBody({ body: header.text }, header.variable ? [header.variable.sample] : []),
    }),
    ...(sample !== undefined && { exampleMedia: sample }),
    ...(footer !== null && { footer }),
    ...(shown.length > 0 && { buttons: JSON.stringify(shown) }),
    ...(carried && { cards: JSON.stringify(carried) }),
    ...(offer && {
      isLTO: 'true' as const,
      limitedOfferText: offer.text,
      hasExpiration: offer.hasEnd ? ('true' as const) : ('false' as const),
    }),
    enableSample: 'true',
    allowTemplateCategoryChange: 'false',
  };
}

/** In Gupshup's form the type of an offer is that of its header. */
function typeOf({ header, cards }: TemplateDefinition): GupshupTemplateForm['templateType'] {
  if (cards !== null) return 'CAROUSEL';
  switch (header?.kind) {
    case 'image':
      return 'IMAGE';
    case 'video':
      return 'VIDEO';
    case 'document':
      return 'DOCUMENT';
    case 'place':
      return 'LOCATION';
    case 'text':
    case undefined:
      return 'TEXT';
  }
}

function toCard(card: TemplateCard, publicUrl: string, handles: SampleHandles): object {
  return {
    headerType: card.header.kind.toUpperCase(),
    mediaUrl: null,
    mediaId: null,
    exampleMedia: handles.get(card.header.sampleUrl) ?? null,
    body: card.body,
    sampleText: fillBody(card, samplesOf(card)),
    buttons: card.buttons.map((button) => toWhatsAppButton(button, publicUrl)),
  };
}
