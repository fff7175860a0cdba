import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import type { MediaSource } from '../../contract/content/whatsapp-parts.ts';
import type { TemplateHeader } from '../../contract/content/whatsapp-template-content.ts';

/** The URLs of a content's files, without duplicates. */
export function mediaAddressesOf(content: WhatsAppContent): string[] {
  const addresses: string[] = [];
  for (const source of sourcesOf(content)) {
    if ('link' in source && !addresses.includes(source.link)) addresses.push(source.link);
  }
  return addresses;
}

function sourcesOf(content: WhatsAppContent): MediaSource[] {
  switch (content.kind) {
    case 'template':
      return content.cards === null
        ? sourceOf(content.header)
        : [content.header, ...content.cards.map((card) => card.header)].flatMap(sourceOf);
    case 'media':
      return [content.media];
    case 'buttons':
    case 'linkButton':
    case 'whatsAppForm':
      return sourceOf(content.header ?? null);
    case 'text':
    case 'list':
    case 'askPlace':
    case 'place':
      return [];
  }
}

function sourceOf(header: Pick<TemplateHeader, 'kind'> | null): MediaSource[] {
  return header !== null && 'media' in header ? [header.media as MediaSource] : [];
}
