import { bubbleOf, type Bubble, type BubbleMedia } from '#platform/channel/bubble.ts';
import { texts } from '../../texts/all.ts';
import type { WhatsAppContent } from '../content/whatsapp-content.ts';
import type { FreeHeader } from '../content/whatsapp-free-content.ts';
import type { MediaSource } from '../content/whatsapp-parts.ts';
import { sentTemplateBubbles } from './sent-template-bubbles.ts';
import { withLinks, type Shown } from './shown.ts';

/** Converts a WhatsApp message to the bubbles of a chat. */
export function whatsAppBubbles(content: WhatsAppContent, shown: Shown): Bubble[] {
  switch (content.kind) {
    case 'template':
      return sentTemplateBubbles(content, shown);
    case 'text':
      return [bubbleOf({ text: withLinks(content.body, shown) })];
    case 'media':
      return [bubbleOf({ media: mediaOf(content), text: withLinks(content.caption ?? '', shown) || null })];
    case 'place':
      return [bubbleOf({ media: { kind: 'place', ...named(content.place) } })];
    case 'askPlace':
      return [
        bubbleOf({
          text: withLinks(content.body, shown),
          buttons: [{ kind: 'place', title: texts.bubbles.sendLocation }],
        }),
      ];
    case 'buttons':
    case 'list':
    case 'linkButton':
    case 'whatsAppForm':
      return [interactive(content, shown)];
  }
}

type Interactive = Extract<WhatsAppContent, { kind: 'buttons' | 'list' | 'linkButton' | 'whatsAppForm' }>;

function interactive(content: Interactive, shown: Shown): Bubble {
  const { header } = content;
  const around = {
    heading: header?.kind === 'text' ? header.text : null,
    media: header ? headerMedia(header) : null,
    text: withLinks(content.body, shown),
    footer: content.footer ?? null,
  };
  switch (content.kind) {
    case 'buttons':
      return bubbleOf({
        ...around,
        buttons: content.buttons.map(({ title }) => ({ kind: 'reply', title })),
      });
    case 'linkButton':
      return bubbleOf({ ...around, buttons: [{ kind: 'link', title: content.title }] });
    case 'whatsAppForm':
      return bubbleOf({ ...around, buttons: [{ kind: 'form', title: content.title }] });
    case 'list':
      return bubbleOf({
        ...around,
        buttons: [{ kind: 'list', title: content.button }],
        sections: content.sections.map(({ title = null, rows }) => ({
          title,
          rows: rows.map((row) => ({ title: row.title, description: row.description ?? null })),
        })),
      });
  }
}

function headerMedia(header: FreeHeader): BubbleMedia | null {
  switch (header.kind) {
    case 'text':
      return null;
    case 'document':
      return { kind: 'document', filename: header.filename ?? null };
    case 'image':
    case 'video':
      return { kind: header.kind, url: addressOf(header.media) };
  }
}

function mediaOf({ type, media, filename }: WhatsAppContent & { kind: 'media' }): BubbleMedia {
  switch (type) {
    case 'image':
    case 'video':
      return { kind: type, url: addressOf(media) };
    case 'audio':
      return { kind: 'audio' };
    case 'document':
      return { kind: 'document', filename: filename ?? null };
  }
}

/** A file that WhatsApp stores under an id cannot be shown here. */
function addressOf(media: MediaSource): string | null {
  return 'link' in media ? media.link : null;
}

function named({ name, address }: { name: string; address: string }) {
  return { name, address };
}
