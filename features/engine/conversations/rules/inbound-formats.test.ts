import { expect, it } from 'vitest';
import {
  fetchAgainAt,
  inboundContentType,
  INBOUND_KINDS,
  MOST_INBOUND_BYTES,
  SNIFF_BYTES,
} from './inbound-media.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['image', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['image', '\x89PNG\r\n\x1a', null],
  ['image', 'RIFF....WEBP', 'image/webp'],
  ['audio', '#!AMR', 'audio/amr'],
  ['audio', 'ID3', 'audio/mpeg'],
  ['audio', '\xff\xfb\x90', 'audio/mpeg'],
  ['audio', '\xff\xf3\x90', 'audio/mpeg'],
  ['audio', '\xff\xf1\x90', 'audio/aac'],
  ['audio', '\xff\xf9\x90', 'audio/aac'],
  ['audio', '\0\0\0\x1cftypM4A ', 'audio/mp4'],
  ['audio', '\0\0\0\x1cftyp3gp4', null],
  ['audio', '', null],
  ['video', '\0\0\0\x1cftypmp42', 'video/mp4'],
  ['video', 'OggS', null],
  ['video', 'ftypmp42', null],
] as const)('as %s, %j is %s', (kind, first, type) => {
  expect(inboundContentType(kind, bytesOf(first))).toBe(type);
});

it('formats are recognised by the first bytes only', () => {
  expect(SNIFF_BYTES).toBeGreaterThanOrEqual(12);
  expect(inboundContentType('document', bytesOf(`${' '.repeat(SNIFF_BYTES)}%PDF-`))).toBe(
    'application/octet-stream',
  );
});

it('each kind has WhatsApp’s size limit', () => {
  const megabytes = INBOUND_KINDS.map((kind) => MOST_INBOUND_BYTES[kind] / 1024 / 1024);
  expect(Object.fromEntries(INBOUND_KINDS.map((kind, nth) => [kind, megabytes[nth]]))).toEqual({
    image: 5,
    video: 16,
    audio: 16,
    document: 100,
    sticker: 1,
  });
});

it('a file is fetched again until just before seven days are over', () => {
  const receivedAt = new Date('2026-11-13T12:00:00Z');
  const before = (ms: number) => new Date(Date.UTC(2026, 10, 20, 12) - ms);
  expect(fetchAgainAt(receivedAt, 1, before(5001))).toEqual(before(1));
  expect(fetchAgainAt(receivedAt, 1, before(5000))).toBeNull();
  expect(fetchAgainAt(receivedAt, 2, receivedAt)).toEqual(new Date(receivedAt.getTime() + 10_000));
});
