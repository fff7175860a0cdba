import { expect, test } from 'vitest';
import { WhatsAppWebhook } from './webhook-envelope.ts';

function envelope(...changes: unknown[]): unknown {
  return { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] };
}
const metadata = { display_phone_number: '4915215550100', phone_number_id: '2' };

const onStandby = {
  contacts: [{ wa_id: '491', profile: { name: 'Ada' } }],
  messages: [{ id: 'wamid.1', from: '491', timestamp: '1', type: 'text', text: { body: 'STOP' } }],
  statuses: ['1:x', undefined].map((note, index) => ({
    id: `wamid.${index}`,
    status: 'delivered',
    timestamp: '1',
    ...(note !== undefined && { biz_opaque_callback_data: note }),
  })),
};

test.each([
  ['as Meta publishes it', { metadata, standby: onStandby }],
  ['next to the number', { metadata, ...onStandby }],
])('reads people’s messages and our receipts on standby: %s', (_name, value) => {
  const [change] = WhatsAppWebhook.parse(envelope({ field: 'standby', value })).entry[0]?.changes ?? [];
  if (change?.field !== 'messages') throw new Error('not read as messages');
  expect(change.value).toMatchObject({
    phoneNumberId: '2',
    isStandby: true,
    contacts: [{ wa_id: '491' }],
    messages: [{ id: 'wamid.1' }],
    statuses: [{ id: 'wamid.0' }],
  });
});

test.each([
  ['Gupshup’s id of a message of ours', { statuses: [{ id: 'wamid.2', status: 'read', gs_id: 'g' }] }, 1],
  ['a message of the other sender', { message_echoes: [{ id: 'wamid.3' }] }, 0],
  ['an empty value', {}, 0],
])('counts receipts on standby: %s', (_name, standby, statuses) => {
  const changes = WhatsAppWebhook.parse(envelope({ field: 'standby', value: { metadata, standby } })).entry[0]
    ?.changes;
  expect(changes).toMatchObject([{ field: 'messages', value: { isStandby: true, messages: [] } }]);
  expect(changes?.[0]?.field === 'messages' && changes[0].value.statuses).toHaveLength(statuses);
});

test('somebody without a phone number is identified by the business-scoped id', () => {
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

test('unknown and unreadable changes are kept next to the others', () => {
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

const STOP = { id: 'wamid.3', type: 'text', text: { body: 'STOP' }, from_user_id: 'DE.1349', timestamp: '1' };

test.each([
  ['messages', { from: '' }],
  ['messages', { from_user_id: '', from: '491' }],
  ['messages', { timestamp: '' }],
  ['messages', { group_id: '' }],
  ['messages', { context: { from: '', id: '', referred_product: { catalog_id: '' } } }],
  ['messages', { context: '', button: '', interactive: '', edit: '', system: '', referral: '', errors: '' }],
  ['messages', { button: { payload: '', text: 'Stop' } }],
  ['messages', { interactive: { button_reply: { id: '', title: '' }, list_reply: { id: '' } } }],
  ['messages', { system: { type: '', wa_id: '', user_id: '', previous_user_id: '' } }],
  ['messages', { image: { id: '', caption: '' }, order: { catalog_id: '' }, location: '', contacts: '' }],
  ['contacts', { wa_id: '', user_id: 'DE.1349', parent_user_id: '' }],
  ['contacts', { wa_id: '491', user_id: '', profile: { name: '', username: '' } }],
  ['contacts', { profile: '' }],
  ['statuses', { recipient_id: '', recipient_user_id: '' }],
  ['statuses', { timestamp: '', biz_opaque_callback_data: '', conversation: { id: '' } }],
  ['statuses', { pricing: { type: '', category: '', billable: '' }, errors: '', conversation: '' }],
])('empty text counts as missing: %s with %j', (list, empty) => {
  const items = {
    messages: { ...STOP, ...empty },
    contacts: empty,
    statuses: { id: 'wamid.4', status: 'read', ...empty },
  };
  const item = items[list as keyof typeof items];
  const read = WhatsAppWebhook.parse(envelope({ field: 'messages', value: { metadata, [list]: [item] } }));
  const [change, ...odd] = read.entry[0]?.changes ?? [];
  expect(odd).toEqual([]);
  if (change?.field !== 'messages') throw new Error('not read as messages');
  expect(change.value[list as keyof typeof items]).toHaveLength(1);
  expect(JSON.stringify(change.value)).not.toContain('""');
});

test('a message with an empty text is a message, and one with an empty id is not', () => {
  const messages = [
    { ...STOP, text: { body: '' } },
    { ...STOP, id: '' },
  ];
  const read = WhatsAppWebhook.parse(envelope({ field: 'messages', value: { metadata, messages } }));
  const [change, odd] = read.entry[0]?.changes ?? [];
  expect(change).toMatchObject({ value: { messages: [{ text: { body: '' } }] } });
  expect(odd).toMatchObject({ field: 'unreadable', odd: 'messages.id' });
});

test('empty text in a preference or an account’s update counts as missing', () => {
  const preference = {
    wa_id: '',
    user_id: 'DE.1349',
    category: 'marketing_messages',
    value: 'stop',
    detail: '',
  };
  const preferences = { metadata: { phone_number_id: '' }, user_preferences: [preference] };
  const waba_info = { waba_id: '' };
  const read = WhatsAppWebhook.parse(
    envelope(
      { field: 'user_preferences', value: preferences },
      { field: 'account_update', value: { event: 'PARTNER_ADDED', waba_info, ban_info: '' } },
    ),
  );
  expect(read.entry[0]?.changes).toHaveLength(2);
  expect(JSON.stringify(read.entry[0]?.changes)).not.toContain('""');
});

const TEMPLATE = {
  message_template_id: 12345678,
  message_template_name: 'my_message_template',
  message_template_language: 'pt-BR',
};

test.each<[string, object, string, string]>([
  [
    'quality',
    { previous_quality_score: 'GREEN', new_quality_score: 'YELLOW' },
    'message_template_status_update',
    'message_template_quality_update',
  ],
  ['category', { new_category: 'MARKETING' }, 'message_template_status_update', 'template_category_update'],
  ['status', { event: 'APPROVED' }, 'message_template_quality_update', 'message_template_status_update'],
  ['status', { event: 'APPROVED' }, 'message_template_status_update', 'message_template_status_update'],
])('an update of a template’s %s is recognized by its content: %j under %s', (_what, news, field, known) => {
  const read = WhatsAppWebhook.parse(envelope({ field, value: { ...TEMPLATE, ...news } }));
  expect(read.entry[0]?.changes).toMatchObject([{ field: known, value: news }]);
});

test('no other field is read as a template update', () => {
  const read = WhatsAppWebhook.parse(
    envelope({ field: 'account_update', value: { event: 'ACCOUNT_DELETED' } }),
  );
  expect(read.entry[0]?.changes).toMatchObject([{ field: 'account_update' }]);
});
