import { expect, it } from 'vitest';
import { shortenSubject } from './queue-mail.ts';

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['keeps a subject that fits', 'a'.repeat(200), 'a'.repeat(200)],
  ['cuts a longer one', 'a'.repeat(201), `${'a'.repeat(199)}…`],
  ['cuts before an emoji of several parts', `${'a'.repeat(190)}${FAMILY} sale`, `${'a'.repeat(190)}…`],
  [
    'cuts before a letter with its accent',
    `${'a'.repeat(198)}e\u0301${'b'.repeat(9)}`,
    `${'a'.repeat(198)}…`,
  ],
  ['leaves no space before the dots', `${'a'.repeat(198)} ${'b'.repeat(9)}`, `${'a'.repeat(198)}…`],
])('%s', (_what, subject, shown) => expect(shortenSubject(subject)).toBe(shown));
