import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { cleanPaste } from './clean-paste.ts';
import { startHistory, redo, step, typing, undo } from './undo.ts';

const ALONE = { kind: null, atMs: 0 };

/** Types a text letter by letter with this pause between letters, and returns the resulting steps. */
const stepsOf = (typed: string, pauseMs: number, field = 'text') => {
  let history = startHistory('');
  for (let length = 1; length <= typed.length; length += 1) {
    const text = typed.slice(0, length);
    history = step(history, text, { kind: typing(field, text), atMs: length * pauseMs });
  }
  return [...history.past, history.now];
};

it.each([
  ['text that is typed without a pause', 'mug', 100, ['', 'mug']],
  ['several words one by one', 'a blue mug', 100, ['', 'a', 'a blue', 'a blue mug']],
  ['several lines one by one', 'one\ntwo', 100, ['', 'one', 'one\ntwo']],
  ['each letter if there is a pause before it', 'mug', 1500, ['', 'm', 'mu', 'mug']],
])('undoes %s', (_case, typed, pauseMs, steps) => {
  expect(stepsOf(typed, pauseMs)).toEqual(steps);
});

it('undoes other changes one by one, and redoes them', () => {
  const typed = step(startHistory('a'), 'ab', { kind: 'text 0', atMs: 1 });
  const elsewhere = step(typed, 'ab|c', { kind: 'title 0', atMs: 2 });
  const moved = step(elsewhere, 'moved', { kind: null, atMs: 3 });
  expect(undo(moved).now).toBe('ab|c');
  expect(undo(undo(moved)).now).toBe('ab');
  expect(redo(undo(moved)).now).toBe('moved');
});

it('undoes everything back to the start and redoes everything', () => {
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

it('forgets undone steps after a new change', () => {
  expect(step(undo(step(startHistory('a'), 'b', ALONE)), 'c', ALONE).future).toEqual([]);
});

it.each([
  ['two\r\nlines\rand\u2028more', 'two\nlines\nand\nmore'],
  ['a\u00A0blank\tand \u200Bnothing', 'a blank and nothing'],
  ['far\n\n\n\n\naway', 'far\n\naway'],
  ['👩‍👧 stays', '👩‍👧 stays'],
  ['\u0000\u0007bell', 'bell'],
])('pastes %j as plain text', (pasted, plain) => {
  expect(cleanPaste(pasted)).toBe(plain);
});

it('limits the pasted text of a whole page', () => {
  expect(cleanPaste('x'.repeat(5_000_000)).length).toBeLessThanOrEqual(20_000);
});
