import { expect, it } from 'vitest';
import { momentOfId, timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { clickId } from './click-id.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const [lenas, maries] = [timeOrderedId(at('08:00:00')), timeOrderedId(at('08:00:00'))];
const click = (messageId: string, time: string) => clickId({ messageId, clickedAt: at(time) });

it('is one for all clicks on a message within a minute', () => {
  expect(click(lenas, '09:15:00')).toBe(click(lenas, '09:15:59.999'));
  expect(momentOfId(click(lenas, '09:15:30'))).toEqual(at('09:15:00'));
});

it('is another in the next minute, and for another message', () => {
  expect(click(lenas, '09:15:59')).not.toBe(click(lenas, '09:16:00'));
  expect(click(lenas, '09:15:00')).not.toBe(click(maries, '09:15:00'));
});
