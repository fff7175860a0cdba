import { expect, it } from 'vitest';
import { toIncoming, type ToldChange } from './whatsapp-changes.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const seconds = (minute: number) => at(minute).getTime() / 1000;

function verdict(event: string, toldAtSeconds: number | undefined): ToldChange {
  const value = {
    event,
    message_template_id: 1,
    message_template_name: 'cart_reminder_1_offer',
    message_template_language: 'en',
    reason: 'NONE',
  };
  const change = { field: 'message_template_status_update', value } as unknown as ToldChange['change'];
  return { accountId: 'WABA', toldAtSeconds, change };
}

it.each([
  ['a repeat of a webhook', verdict('APPROVED', seconds(1)), verdict('APPROVED', seconds(1)), 'known'],
  [
    'a template that is approved again',
    verdict('APPROVED', seconds(1)),
    verdict('APPROVED', seconds(5)),
    'news',
  ],
  ['another verdict', verdict('APPROVED', seconds(1)), verdict('PAUSED', seconds(1)), 'news'],
  ['a repeat that bears no moment', verdict('APPROVED', undefined), verdict('APPROVED', undefined), 'known'],
])('takes %s for what it is', (_name, first, second, taken) => {
  const [one] = toIncoming(first, at(1));
  const [other] = toIncoming(second, at(30));
  expect(one?.deliveryId === other?.deliveryId ? 'known' : 'news').toBe(taken);
});
