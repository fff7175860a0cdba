import { expect, it } from 'vitest';
import { mayProgramAnswer, type AnswerFacts } from './may-program-answer.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const until = (count: number) => ({ until: hours(count) });

it.each<[string, Partial<AnswerFacts>, ReturnType<typeof mayProgramAnswer>]>([
  ['who never wrote', { lastInboundAt: null }, { refused: 'PERSON_SILENT' }],
  ['who wrote an hour ago', {}, until(23)],
  [
    'who wrote a second less than a day ago',
    { lastInboundAt: new Date(hours(-24).getTime() + 1000) },
    { until: new Date(NOW.getTime() + 1000) },
  ],
  ['who wrote exactly a day ago', { lastInboundAt: hours(-24) }, { refused: 'PERSON_SILENT' }],
  [
    'who wrote two days ago, after an ad three days ago',
    { lastInboundAt: hours(-48), adWroteAt: hours(-72) },
    until(96),
  ],
  ['who opted out and asked nothing since', { stoppedAllAt: hours(-1) }, { refused: 'PERSON_STOPPED' }],
  [
    'who opted out after a question',
    { stoppedAllAt: hours(-1), lastQuestionAt: hours(-2) },
    { refused: 'PERSON_STOPPED' },
  ],
  [
    'who opted out at the moment of the question',
    { stoppedAllAt: hours(-1), lastQuestionAt: hours(-1) },
    { refused: 'PERSON_STOPPED' },
  ],
  ['who opted out and then asked', { stoppedAllAt: hours(-2), lastQuestionAt: hours(-1) }, until(23)],
  [
    'who opted out, asked, and opted out again',
    { stoppedAllAt: hours(-3), lastQuestionAt: hours(-2), lastInboundAt: hours(-1) },
    { refused: 'PERSON_STOPPED' },
  ],
  [
    'who opted out and asked two days ago',
    { lastInboundAt: hours(-48), stoppedAllAt: hours(-72), lastQuestionAt: hours(-48) },
    { refused: 'PERSON_SILENT' },
  ],
])('a person %s', (_who, changes, decided) => {
  const facts = { lastInboundAt: hours(-1), adWroteAt: null, stoppedAllAt: null, lastQuestionAt: null };
  expect(mayProgramAnswer({ ...facts, ...changes }, NOW)).toEqual(decided);
});
