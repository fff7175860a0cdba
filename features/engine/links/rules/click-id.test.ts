import { expect, it } from 'vitest';
import { clickId } from './click-id.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const lenas = '01a2027b-fad2-70c7-b226-1fc186077015';
const maries = '01a2027b-fad2-7fd1-8632-10adb7cea5ce';
const click = (messageId: string, time: string) => clickId({ messageId, clickedAt: at(time) });

it('a click id is the same for all clicks on a message within a minute', () => {
  expect(click(lenas, '09:15:00')).toBe(click(lenas, '09:15:59.999'));
  const minute = at('09:15:00').getTime().toString(16).padStart(12, '0');
  expect(click(lenas, '09:15:30')).toBe(`${minute.slice(0, 8)}-${minute.slice(8)}-70c7-b226-1fc186077015`);
});

it('a click id differs in the next minute and for another message', () => {
  expect(click(lenas, '09:15:59')).not.toBe(click(lenas, '09:16:00'));
  expect(click(lenas, '09:15:00')).not.toBe(click(maries, '09:15:00'));
});
