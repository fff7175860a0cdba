import { textIn, type JsonObject } from '../core/json-parts.ts';
import { knownBytes } from '../whatsapp/media/check-media.ts';
import { findFile } from '../whatsapp/media/media-store.ts';
import type { WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import type { PhoneMedia } from './phone-thread.ts';

/** Reads a picture, video, sound, document or location of a message. Null for other parts. */
export function readMedia(account: WhatsAppAccount, kind: string, part: JsonObject): PhoneMedia | null {
  const id = textIn(part['id']);
  const url = id === '' ? textIn(part['link']) : `/phone/files/${encodeURIComponent(id)}`;
  switch (kind) {
    case 'image':
    case 'sticker':
      return { kind: 'image', url: url || null };
    case 'video':
      return { kind, url: url || null };
    case 'audio':
      return { kind, url };
    case 'document': {
      const bytes = id === '' ? knownBytes(url) : (findFile(account, id)?.bytes.length ?? null);
      return { kind, url, bytes, filename: textIn(part['filename']) || lastOf(url) || 'Document' };
    }
    case 'location':
      return {
        kind: 'place',
        latitude: Number(part['latitude'] ?? 0),
        longitude: Number(part['longitude'] ?? 0),
        name: textIn(part['name']) || null,
        address: textIn(part['address']) || null,
      };
    default:
      return null;
  }
}

function lastOf(url: string): string {
  return URL.canParse(url) ? decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') : '';
}
