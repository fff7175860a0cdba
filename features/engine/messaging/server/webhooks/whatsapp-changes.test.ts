import { expect, it } from 'vitest';
import { toIncoming, type ReportedChange } from './whatsapp-changes.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const seconds = (minute: number) => at(minute).getTime() / 1000;

function verdict(event: string, reportedAtSeconds: number | undefined): ReportedChange {
  const value = {
    event,
    message_template_id: 1,
    message_template_name: 'cart_reminder_1_offer',
    message_template_language: 'en',
    reason: 'NONE',
  };
  const change = { field: 'message_template_status_update', value } as unknown as ReportedChange['change'];
  return { accountId: 'WABA', reportedAtSeconds, change };
}

/** A message from a person. Only its content matters here. */
function message(content: object): ReportedChange {
  const one = { id: 'wamid.1', from: '4915112340001', type: 'text', ...content };
  const value = { phoneNumberId: '1', contacts: [], messages: [one], statuses: [], errors: [] };
  return {
    accountId: 'WABA',
    reportedAtSeconds: undefined,
    change: { field: 'messages', value } as unknown as ReportedChange['change'],
  };
}

function preference(value: 'stop' | 'resume'): ReportedChange {
  const preferences = [{ wa_id: '4915112340001', category: 'marketing_messages', value }];
  const change = { field: 'user_preferences', value: { phoneNumberId: '1', preferences } };
  return {
    accountId: 'WABA',
    reportedAtSeconds: undefined,
    change: change as unknown as ReportedChange['change'],
  };
}

it.each([
  ['a typed STOP', message({ text: { body: 'Stop!' } }), true],
  ['a typed START', message({ text: { body: 'START' } }), true],
  ['a tapped Unsubscribe', message({ button: { payload: 'STOP', text: 'Unsubscribe' } }), true],
  ['our own stop button', message({ interactive: { button_reply: { id: 'STOP~2', title: 'Yes' } } }), true],
  ['a message that was edited to STOP', message({ edit: { message: { text: { body: 'STOP' } } } }), true],
  ['a stop in WhatsApp’s own settings', preference('stop'), true],
  ['a resume in WhatsApp’s own settings', preference('resume'), true],
  ['an answer', message({ text: { body: 'ok' } }), false],
  ['a tapped answer', message({ button: { payload: 'confirm', text: 'Confirm' } }), false],
])('tells whether %s is processed first: %#', (_name, reported, expected) => {
  expect(toIncoming(reported, at(1))).toEqual([expect.objectContaining({ topic: expect.any(String) })]);
  expect(toIncoming(reported, at(1))[0]?.isAboutConsent ?? false).toBe(expected);
});

it.each([
  ['a repeat of a webhook', verdict('APPROVED', seconds(1)), verdict('APPROVED', seconds(1)), 'known'],
  [
    'a template that is approved again',
    verdict('APPROVED', seconds(1)),
    verdict('APPROVED', seconds(5)),
    'news',
  ],
  ['another verdict', verdict('APPROVED', seconds(1)), verdict('PAUSED', seconds(1)), 'news'],
  ['a repeat without a time', verdict('APPROVED', undefined), verdict('APPROVED', undefined), 'known'],
])('recognizes %s', (_name, first, second, taken) => {
  const [one] = toIncoming(first, at(1));
  const [other] = toIncoming(second, at(30));
  expect(one?.deliveryId === other?.deliveryId ? 'known' : 'news').toBe(taken);
});
