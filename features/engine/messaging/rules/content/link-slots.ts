import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import { LINK_IN_TEXT } from '../../contract/content/whatsapp-parts.ts';
import type { BodyValue, TemplateButton } from '../../contract/content/whatsapp-template-content.ts';

/** The links that a content shows, without duplicates. */
export function linkSlotsOf(content: WhatsAppContent): string[] {
  switch (content.kind) {
    case 'template': {
      const parts = [content, ...(content.cards ?? [])];
      return once(
        parts.flatMap(({ body, buttons }) => [...body.flatMap(slotOf), ...buttons.flatMap(slotOf)]),
      );
    }
    case 'media':
      return slotsIn(content.caption ?? '');
    case 'linkButton':
      return once([content.link, ...slotsIn(content.body)]);
    case 'place':
      return [];
    case 'text':
    case 'buttons':
    case 'list':
    case 'whatsAppForm':
    case 'askPlace':
      return slotsIn(content.body);
  }
}

function slotOf(part: BodyValue | TemplateButton): string[] {
  return 'link' in part ? [part.link] : [];
}

function slotsIn(text: string): string[] {
  return once([...text.matchAll(LINK_IN_TEXT)].map((match) => match[1] ?? ''));
}

function once(slots: string[]): string[] {
  return [...new Set(slots)];
}
