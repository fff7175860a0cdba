import { expect, test } from 'vitest';
import { WhatsAppWebhook } from './webhook-envelope.ts';

function envelope(...changes: unknown[]): unknown {
  return { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] };
}
const metadata = { display_phone_number: '4915215550100', phone_number_id: '2' };

test('somebody without a phone number is known by the business-scoped id', () => {
  const read = WhatsAppWebhook.parse(
    envelope({
      field: 'messages',
      value: {
        messaging_product: 'whatsapp',
        metadata,
        contacts: [{ profile: { name: 'Ada', username: 'ada' }, user_id: 'DE.1349' }],
        messages: [
          { id: 'wamid.1', from_user_id: 'DE.1349', timestamp: '1', type: 'text', text: { body: 'Hi' } },
        ],
        statuses: [{ id: 'wamid.2', status: 'read', timestamp: 2, recipient_user_id: 'DE.1349' }],
      },
    }),
  );
  const change = read.entry[0]?.changes[0];
  if (change?.field !== 'messages') throw new Error('not read as messages');
  expect(change.value.messages[0]?.from).toBeUndefined();
  expect(change.value.messages[0]?.from_user_id).toBe('DE.1349');
  expect(change.value.statuses[0]?.timestamp).toBe('2');
});

test('a field we do not know and one we cannot read are kept beside the others', () => {
  const read = WhatsAppWebhook.parse(
    envelope(
      { field: 'flows', value: { event: 'FLOW_STATUS_CHANGE' } },
      { field: 'messages', value: { messaging_product: 'whatsapp', metadata, statuses: 'none' } },
      { field: 'account_update', value: { event: 'ACCOUNT_DELETED' } },
    ),
  );
  expect(read.entry[0]?.changes.map(({ field }) => field)).toEqual([
    'other',
    'messages',
    'unreadable',
    'account_update',
  ]);
  expect(read.entry[0]?.changes[0]).toMatchObject({ otherField: 'flows' });
});
