import { expect, it } from 'vitest';
import { renderAnswer } from './render-answer.ts';

const READS = { boundary: 'b0', mayRead: true };

it('says nothing more about an answer of the shop’s own', () => {
  expect(renderAnswer({ id: '7', name: 'Sale', sentAt: null, sent: 3 }, READS)).toBe(
    '{"id":"7","name":"Sale","sent":3}',
  );
});

it.each([
  ['a name', { firstName: 'Ada' }],
  ['a text in a list', { data: [{ text: 'Hello', isCut: false }] }],
  ['a field that nobody knows', { data: { nickname: 'A' } }],
])('puts %s between marks, or leaves it out', (_what, answer) => {
  expect(renderAnswer(answer, READS)).toMatch(/^The texts between.*\n.*<outside-b0>\w+<\/outside-b0>/);
  const without = renderAnswer(answer, { ...READS, mayRead: false });
  expect(without).toContain('assistants:texts');
  expect(without).not.toMatch(/Ada|Hello|"A"/);
});

it('cuts long texts, and removes what people do not see', () => {
  expect(renderAnswer({ body: 'x'.repeat(700) }, READS)).toBe(`{"body":"${'x'.repeat(600)}…"}`);
  const hidden = 'a\u{E0041}\u202Eb\u200B\u{E0158}\uFE01\u2063\u00AD\uFE0F\u200D\uFE0F';
  expect(renderAnswer({ text: hidden }, READS)).toContain('>ab<');
  expect(renderAnswer({ text: '❤️‍🔥' }, READS)).toContain('>❤️‍🔥<');
});
