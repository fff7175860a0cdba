import { expect, it } from 'vitest';
import { answererAfter } from './thread-control.ts';

it.each([
  ['control was passed to us', { pass_thread_control: { new_owner_app_id: '1' } }, 'here'],
  ['control was passed to another app', { pass_thread_control: { new_owner_app_id: '2' } }, 'elsewhere'],
  ['control was passed to an app without a name', { pass_thread_control: {} }, 'here'],
  ['another app took control', { take_thread_control: { new_owner_app_id: '2' } }, 'elsewhere'],
  ['an app without a name took control', { take_thread_control: {} }, 'elsewhere'],
  ['we took control', { take_thread_control: { new_owner_app_id: '1' } }, 'here'],
  ['another app asks for control', {}, null],
])('knows who answers after %s', (_what, notice, answerer) => {
  expect(answererAfter(notice, '1')).toBe(answerer);
});

it('believes the kind of notice if our own app is unknown', () => {
  expect(answererAfter({ pass_thread_control: { new_owner_app_id: '1' } }, null)).toBe('here');
});
