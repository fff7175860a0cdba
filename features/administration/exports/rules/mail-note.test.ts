import { expect, it } from 'vitest';
import { costGrowth } from '#platform/testing/cost-growth.ts';
import { mailNote } from './mail-note.ts';

it.each([
  [
    { state: 'taken', reason: null },
    'The e-mail to eva@shop.example was handed to the mail server. Should it not arrive, the file is here.',
  ],
  [{ state: 'waiting', reason: null }, null],
  [
    { state: 'waiting', reason: '451 try again later' },
    'The mail server did not take the e-mail to eva@shop.example yet, and is asked again. The file is here all the same.',
  ],
  [
    { state: 'unknown', reason: 'timeout' },
    'Nobody can say whether the e-mail to eva@shop.example arrived. The file is here all the same.',
  ],
  [
    { state: 'refused', reason: '550 no such person. ' },
    'The e-mail to eva@shop.example could not be sent, so the link did not arrive. The file is here all the same. What was said: 550 no such person.',
  ],
  [
    { state: 'refused', reason: 'No mail server is set up.' },
    'The e-mail to eva@shop.example could not be sent, because no mail server is set up. The file is here all the same.',
  ],
] as const)('%j', (fate, note) => expect(mailNote(fate, 'eva@shop.example')).toBe(note));

it('handles a reason of only punctuation in linear time', () => {
  const note = (reason: string) => mailNote({ state: 'refused', reason }, 'eva@shop.example');
  expect(costGrowth((length) => note(`a${'.'.repeat(length)}b`))).toBeLessThan(6);
});
