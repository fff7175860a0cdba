import { expect, it } from 'vitest';
import { reasonSentence, type StatusReason } from './status-reason.ts';

const STANDS_STILL: StatusReason[] = [
  'merchant',
  'canaryFailed',
  'canaryOptOuts',
  'templateStopped',
  'planLapsed',
  'planLimit',
  'senderStopped',
];

it.each(STANDS_STILL)('says for how long what is left waits: %s', (reason) => {
  expect(reasonSentence(reason)).toMatch(/for two days after its time\.$/);
});
