import { expect, it } from 'vitest';
import { texts } from '../texts/en.ts';
import { describeNotice } from './describe-notice.ts';

it.each([
  [130_429, 'Rate limit hit', texts.knownNotices[130_429]],
  [131_035, 'Webhook could not be delivered within data retention limit', texts.knownNotices[131_035]],
  [999, 'Something broke.', 'a problem: Something broke (999).'],
  [999, null, 'a problem (999).'],
  [null, 'Something broke', 'a problem: Something broke.'],
  [null, null, texts.otherNotices.nothing],
])('describes %s', (code, title, words) => {
  expect(describeNotice({ code, title })).toContain(words);
});
