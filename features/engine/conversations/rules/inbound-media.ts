import { DAY_MS } from '#platform/clock/durations.ts';

export const INBOUND_KINDS = ['image', 'video', 'audio', 'document', 'sticker'] as const;
export type InboundKind = (typeof INBOUND_KINDS)[number];

const MB = 1024 * 1024;

/** WhatsApp's limits for files. A larger file is not from WhatsApp. */
export const MOST_INBOUND_BYTES: Record<InboundKind, number> = {
  image: 5 * MB,
  video: 16 * MB,
  audio: 16 * MB,
  document: 100 * MB,
  sticker: MB,
};

/** Enough first bytes to recognise every format. */
export const SNIFF_BYTES = 16;

/** Any other document: it is stored as it arrived, and never displayed. */
const UNKNOWN = 'application/octet-stream';

/** Formats by their first bytes, at the offset `at`. */
const FORMATS: readonly { begins: string; at?: number; type: string }[] = [
  { begins: '\xff\xd8\xff', type: 'image/jpeg' },
  { begins: '\x89PNG\r\n\x1a\n', type: 'image/png' },
  { begins: 'WEBP', at: 8, type: 'image/webp' },
  { begins: 'OggS', type: 'audio/ogg' },
  { begins: '#!AMR', type: 'audio/amr' },
  { begins: 'ID3', type: 'audio/mpeg' },
  { begins: '\xff\xfb', type: 'audio/mpeg' },
  { begins: '\xff\xf3', type: 'audio/mpeg' },
  { begins: '\xff\xf1', type: 'audio/aac' },
  { begins: '\xff\xf9', type: 'audio/aac' },
  { begins: 'ftypM4A', at: 4, type: 'audio/mp4' },
  { begins: 'ftyp3gp', at: 4, type: 'video/3gpp' },
  { begins: 'ftyp', at: 4, type: 'video/mp4' },
  { begins: '%PDF-', type: 'application/pdf' },
];

/**
 * The content type of a file by its first bytes, whatever it claims to be; null if it does not fit the kind of its
 * message.
 */
export function inboundContentType(kind: InboundKind, first: Uint8Array): string | null {
  const text = String.fromCharCode(...first.subarray(0, SNIFF_BYTES));
  const type = FORMATS.find(({ begins, at = 0 }) => text.startsWith(begins, at))?.type ?? UNKNOWN;
  if (kind === 'document') return type === 'application/pdf' ? type : UNKNOWN;
  if (kind === 'sticker') return type === 'image/webp' ? type : null;
  // A voice message without a picture may use a video container.
  if (kind === 'audio' && type === 'video/mp4') return 'audio/mp4';
  return type.startsWith(`${kind}/`) ? type : null;
}

/** The file name extension of a stored file; nothing is read from it. */
export function endingOf(contentType: string): string {
  const [, subtype = ''] = contentType.split('/');
  return subtype === 'octet-stream' ? 'bin' : subtype;
}

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 3600 * 1000;

/** When to fetch a file again, by the number of tries; null once WhatsApp no longer has it. */
export function fetchAgainAt(receivedAt: Date, attempts: number, now: Date): Date | null {
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  const at = new Date(now.getTime() + waitMs);
  return at.getTime() < receivedAt.getTime() + 7 * DAY_MS ? at : null;
}
