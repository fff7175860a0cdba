import { expect, it } from 'vitest';
import { endingOf, fetchAgainAt, inboundContentType, type InboundKind } from './inbound-media.ts';

it.each<[string, InboundKind, string, string | null]>([
  ['a photo', 'image', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['an HTML page declared as a photo', 'image', '<html>', null],
  ['a video declared as a photo', 'image', '\0\0\0\x18ftypisom', null],
  ['a sticker', 'sticker', 'RIFF\0\0\0\0WEBPVP8L', 'image/webp'],
  ['a photo declared as a sticker', 'sticker', '\xff\xd8\xff', null],
  ['a voice message', 'audio', 'OggS\0', 'audio/ogg'],
  ['audio in a video container', 'audio', '\0\0\0\x18ftypisom', 'audio/mp4'],
  ['a video of an old phone', 'video', '\0\0\0\x18ftyp3gp4', 'video/3gpp'],
  ['a PDF', 'document', '%PDF-1.7', 'application/pdf'],
  ['any other document', 'document', '<script>', 'application/octet-stream'],
  ['a photo sent as a document', 'document', '\xff\xd8\xff', 'application/octet-stream'],
])('%s', (_name, kind, bytes, type) => {
  expect(
    inboundContentType(
      kind,
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    ),
  ).toBe(type);
});

it('names a file by its content', () => {
  expect(endingOf('image/jpeg')).toBe('jpeg');
  expect(endingOf('application/octet-stream')).toBe('bin');
});

const RECEIVED = new Date('2026-11-13T12:00:00Z');
const at = (moment: string) => new Date(`2026-11-${moment}Z`);

it.each([
  ['after the first try', at('13T12:00:00'), 1, at('13T12:00:05')],
  ['after the fourth', at('13T12:01:00'), 4, at('13T12:01:40')],
  ['at most once an hour', at('15T12:00:00'), 40, at('15T13:00:00')],
  ['never after seven days', at('20T11:30:00'), 90, null],
])('fetches a file again %s', (_name, now, attempts, again) => {
  expect(fetchAgainAt(RECEIVED, attempts, now)).toEqual(again);
});
