import { expect, it } from 'vitest';
import { EncodingWatch } from './encoding-watch.ts';

const NAMES = 'name,city\nJürgen,Köln\n李,北京 😀\n';

it.each([
  ['UTF-8', Buffer.from(NAMES), 'utf-8'],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${NAMES}`), 'utf-8'],
  ['ASCII', Buffer.from('a,b\n'), 'utf-8'],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${NAMES}`, 'utf16le'), 'utf-16le'],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${NAMES}`, 'utf16le').swap16(), 'utf-16be'],
  ['Windows-1252', Buffer.from('name,city\nJürgen,Köln\n', 'latin1'), 'windows-1252'],
  [
    'UTF-8 with a long name that was cut in the middle of a character',
    Buffer.concat([
      Buffer.from(NAMES),
      Buffer.from('Jos\xc3,Graz\n', 'latin1'),
      Buffer.from('Łódź,Žilina\n'),
    ]),
    'utf-8',
  ],
  [
    'UTF-8 with a byte order mark and a cut character',
    Buffer.concat([Buffer.from('\uFEFFname\n'), Buffer.from('Jos\xc3\n', 'latin1')]),
    'utf-8',
  ],
  ['UTF-16 without a byte order mark', Buffer.from(NAMES, 'utf16le'), null],
  ['a workbook', Buffer.from('PK\x03\x04\x14\0\x06\0 and so on', 'latin1'), null],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), null],
  ['another encoding', Buffer.from('name\n\x81\x8d\x8f\n', 'latin1'), null],
  [
    'an incomplete character at the end',
    Buffer.concat([Buffer.from('aü'), Buffer.from([0xe2, 0x82])]),
    'windows-1252',
  ],
])('%s', (_what, bytes, encoding) => {
  for (const piece of [1, 3, bytes.length]) {
    const watch = new EncodingWatch();
    for (let at = 0; at < bytes.length; at += piece) watch.add(bytes.subarray(at, at + piece));
    expect(watch.result()).toBe(encoding);
  }
});
