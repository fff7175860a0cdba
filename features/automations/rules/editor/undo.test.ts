import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { beginHistory, endRow, redo, step, undo } from './undo.ts';

it('takes back what was typed at once, and brings it again', () => {
  const typed = step(step(step(beginHistory('a'), 'ab', 'text'), 'abc', 'text'), 'moved', null);
  expect(undo(typed).now).toBe('abc');
  expect(undo(undo(typed)).now).toBe('a');
  expect(redo(undo(typed)).now).toBe('moved');
});

it('begins anew after a pause', () => {
  const typed = step(endRow(step(beginHistory('a'), 'ab', 'text')), 'abc', 'text');
  expect(undo(typed).now).toBe('ab');
});

it('takes everything back to the beginning, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.option(fc.constant('text')))), (steps) => {
      let history = beginHistory(-1);
      for (const [now, kind] of steps) history = step(history, now, kind);
      const last = history.now;
      while (history.past.length > 0) history = undo(history);
      expect(history.now).toBe(-1);
      while (history.future.length > 0) history = redo(history);
      expect(history.now).toBe(last);
    }),
  );
});

it('forgets what was taken back when something else is done', () => {
  expect(step(undo(step(beginHistory('a'), 'b', null)), 'c', null).future).toEqual([]);
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
