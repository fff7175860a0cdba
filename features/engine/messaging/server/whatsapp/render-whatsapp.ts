import type { SendRequest } from '#partners/whatsapp/payloads/send-request.ts';
import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import { renderInteractive } from './render-interactive.ts';
import { RenderParts, renderPlace, type Rendering } from './render-parts.ts';
import { renderTemplate } from './render-template.ts';

/** Renders the body of a Cloud API request: the content for one recipient, with the note that its receipts return. Pure. */
export function renderWhatsApp(content: WhatsAppContent, rendering: Rendering): SendRequest {
  const parts = new RenderParts(content.linkCodes, rendering);
  const common = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...rendering.recipient,
    biz_opaque_callback_data: rendering.note,
  } as const;
  switch (content.kind) {
    case 'template':
      return { ...common, type: 'template', template: renderTemplate(content, parts) };
    case 'text': {
      const preview = content.previewLink === undefined ? {} : { preview_url: content.previewLink };
      return { ...common, type: 'text', text: { body: parts.text(content.body), ...preview } };
    }
    case 'media':
      return { ...common, ...renderMedia(content, parts) };
    case 'place':
      return { ...common, type: 'location', location: renderPlace(content.place) };
    case 'buttons':
    case 'list':
    case 'linkButton':
    case 'whatsAppForm':
    case 'askPlace':
      return { ...common, type: 'interactive', interactive: renderInteractive(content, parts) };
  }
}

function renderMedia(
  { type, media, caption, filename }: WhatsAppContent & { kind: 'media' },
  parts: RenderParts,
) {
  const source = parts.media(media);
  const words = caption === undefined ? {} : { caption: parts.text(caption) };
  switch (type) {
    case 'image':
      return { type, image: { ...source, ...words } };
    case 'video':
      return { type, video: { ...source, ...words } };
    case 'audio':
      return { type, audio: source };
    case 'document': {
      const name = filename === undefined ? {} : { filename };
      return { type, document: { ...source, ...words, ...name } };
    }
  }
}
