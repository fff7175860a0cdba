import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { cleanPaste } from './clean-paste.ts';
import { startHistory, redo, step, typing, undo } from './undo.ts';

const ALONE = { kind: null, atMs: 0 };

/** Typed letter by letter, each so long after the one before; the steps that come of it. */
const stepsOf = (typed: string, pauseMs: number, field = 'text') => {
  let history = startHistory('');
  for (let length = 1; length <= typed.length; length += 1) {
    const text = typed.slice(0, length);
    history = step(history, text, { kind: typing(field, text), atMs: length * pauseMs });
  }
  return [...history.past, history.now];
};

it.each([
  ['what is typed in one go', 'mug', 100, ['', 'mug']],
  ['word by word', 'a blue mug', 100, ['', 'a', 'a blue', 'a blue mug']],
  ['line by line', 'one\ntwo', 100, ['', 'one', 'one\ntwo']],
  ['what is typed before a pause by itself', 'mug', 1500, ['', 'm', 'mu', 'mug']],
])('takes back %s', (_what, typed, pauseMs, steps) => {
  expect(stepsOf(typed, pauseMs)).toEqual(steps);
});

it('takes back what was done otherwise by itself, and brings it again', () => {
  const typed = step(startHistory('a'), 'ab', { kind: 'text 0', atMs: 1 });
  const elsewhere = step(typed, 'ab|c', { kind: 'title 0', atMs: 2 });
  const moved = step(elsewhere, 'moved', { kind: null, atMs: 3 });
  expect(undo(moved).now).toBe('ab|c');
  expect(undo(undo(moved)).now).toBe('ab');
  expect(redo(undo(moved)).now).toBe('moved');
});

it('takes everything back to the beginning, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.option(fc.constant('text')))), (steps) => {
      let history = startHistory(-1);
      for (const [at, [now, kind]] of steps.entries()) history = step(history, now, { kind, atMs: at * 300 });
      const last = history.now;
      while (history.past.length > 0) history = undo(history);
      expect(history.now).toBe(-1);
      while (history.future.length > 0) history = redo(history);
      expect(history.now).toBe(last);
    }),
    propertyRuns(),
  );
});

it('forgets what was taken back when something else is done', () => {
  expect(step(undo(step(startHistory('a'), 'b', ALONE)), 'c', ALONE).future).toEqual([]);
});

it.each([
  ['two\r\nlines\rand\u2028more', 'two\nlines\nand\nmore'],
  ['a\u00A0blank\tand \u200Bnothing', 'a blank and nothing'],
  ['far\n\n\n\n\naway', 'far\n\naway'],
  ['👩‍👧 stays', '👩‍👧 stays'],
  ['\u0000\u0007bell', 'bell'],
])('pastes %j as plain words', (pasted, plain) => {
  expect(cleanPaste(pasted)).toBe(plain);
});

it('takes of a whole page what may fit', () => {
  expect(cleanPaste('x'.repeat(5_000_000)).length).toBeLessThanOrEqual(20_000);
});
