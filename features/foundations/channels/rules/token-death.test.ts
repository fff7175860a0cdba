import { expect, it } from 'vitest';
import { describeStop } from './describe-stop.ts';
import { tokenDeathReason } from './token-death.ts';

it.each([
  [460, 'The password of the Facebook account that connected the page was changed. Connect the page again.'],
  [458, 'Bellbird was removed from the Facebook account that connected the page. Connect the page again.'],
  [999, 'Facebook no longer lets Bellbird act for the page. Connect the page again.'],
  [null, 'Facebook no longer lets Bellbird act for the page. Connect the page again.'],
])('sub-code %s', (subcode, sentence) => {
  expect(describeStop(tokenDeathReason(subcode))).toBe(sentence);
});
