import { INBOUND_LIFETIME_MS, storeFile } from '../media/media-store.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';

export const INBOUND_KINDS = [
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'order',
  'reaction',
  'form',
  'unsupported',
] as const;

/** A shopper's message that is not text. Omitted fields get sample values. */
export interface InboundKind {
  kind: (typeof INBOUND_KINDS)[number];
  /** The bytes of the file, in base64. */
  base64?: string | undefined;
  contentType?: string | undefined;
  filename?: string | undefined;
  caption?: string | undefined;
  emoji?: string | undefined;
  contextId?: string | undefined;
}

/** The smallest files of each kind that are worth showing. */
const SAMPLES: Record<string, { contentType: string; base64: string }> = {
  image: {
    contentType: 'image/png',
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAFklEQVR42mNkuM+ABzAxMDAwMDAwAAAPHgEBSsPJdQAAAABJRU5ErkJggg==',
  },
  sticker: {
    contentType: 'image/webp',
    base64: 'UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ/Y/+ByKi/wEA',
  },
  audio: { contentType: 'audio/ogg; codecs=opus', base64: 'T2dnUwACAAAAAAAAAAA=' },
  video: { contentType: 'video/mp4', base64: 'AAAAGGZ0eXBpc29tAAAAAGlzb21tcDQy' },
  document: { contentType: 'application/pdf', base64: 'JVBERi0xLjQKJSVFT0YK' },
};

/** Returns the part of the webhook's message with its content. */
export function inboundPart(account: WhatsAppAccount, given: InboundKind): Record<string, unknown> {
  const { kind } = given;
  switch (kind) {
    case 'image':
    case 'video':
    case 'audio':
    case 'document':
    case 'sticker':
      return { type: kind, [kind]: filePart(account, given) };
    case 'location':
      return {
        type: kind,
        location: {
          latitude: 52.5208,
          longitude: 13.4095,
          name: 'Fernsehturm',
          address: 'Panoramastraße 1A, 10178 Berlin',
        },
      };
    case 'contacts':
      return {
        type: kind,
        contacts: [
          {
            name: { formatted_name: 'Jonas Keller', first_name: 'Jonas', last_name: 'Keller' },
            phones: [{ phone: '+49 1521 5550133', wa_id: '4915215550133', type: 'MOBILE' }],
          },
        ],
      };
    case 'order':
      return {
        type: kind,
        order: {
          catalog_id: '354160437058781',
          text: given.caption ?? '',
          product_items: [{ product_retailer_id: 'MUG-1', quantity: 2, item_price: 24, currency: 'EUR' }],
        },
      };
    case 'reaction':
      return { type: kind, reaction: { message_id: given.contextId ?? '', emoji: given.emoji ?? '👍' } };
    case 'form':
      return {
        type: 'interactive',
        interactive: {
          type: 'nfm_reply',
          nfm_reply: { name: 'flow', body: 'Sent', response_json: '{"flow_token":"sandbox"}' },
        },
      };
    case 'unsupported': {
      const error = { code: 131051, title: 'Message type unknown', message: 'Message type unknown' };
      const details = { error_data: { details: 'Message type is currently not supported.' } };
      return { type: kind, errors: [{ ...error, ...details }] };
    }
  }
}

function filePart(account: WhatsAppAccount, given: InboundKind): Record<string, unknown> {
  const sample = SAMPLES[given.kind];
  const contentType = given.contentType ?? sample?.contentType ?? 'application/octet-stream';
  const bytes = Buffer.from(given.base64 ?? sample?.base64 ?? '', 'base64');
  const file = storeFile(account, contentType, bytes, INBOUND_LIFETIME_MS);
  return {
    ...(given.caption !== undefined && { caption: given.caption }),
    ...(given.kind === 'document' && { filename: given.filename ?? 'Document.pdf' }),
    ...(given.kind === 'audio' && { voice: true }),
    ...(given.kind === 'sticker' && { animated: false }),
    mime_type: contentType,
    sha256: Buffer.from(file.sha256, 'hex').toString('base64'),
    id: file.id,
  };
}
