import { expect, it } from 'vitest';
import { describeNotice } from './notice-sentences.ts';

it.each([
  [130_429, 'Rate limit hit', 'too fast'],
  [131_035, 'Webhook could not be delivered within data retention limit', 'have to write again'],
  [999, 'Something broke.', 'a fault: Something broke (999).'],
  [999, null, 'a fault (999).'],
  [null, 'Something broke', 'a fault: Something broke.'],
  [null, null, 'WhatsApp told of a fault.'],
])('says what %s is', (code, title, words) => {
  expect(describeNotice({ code, title })).toContain(words);
});
