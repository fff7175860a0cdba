import { expect, test } from 'vitest';
import { WhatsAppWebhook } from './webhook-envelope.ts';

const metadata = { display_phone_number: '4915215550100', phone_number_id: '2' };
const echo = {
  id: 'wamid.1',
  from: '4915215550100',
  to: '491',
  timestamp: '1',
  type: 'text',
  text: { body: 'Hi' },
};

function read(field: string, value: object) {
  const changes = [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }];
  return WhatsAppWebhook.parse({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] })
    .entry[0]?.changes;
}

test('reads what the business wrote, edited and deleted in the app', () => {
  const edit = { original_message_id: 'wamid.1', message: { type: 'text', text: { body: 'Hello' } } };
  const message_echoes = [
    echo,
    { ...echo, id: 'wamid.2', type: 'edit', edit },
    { ...echo, id: 'wamid.3', type: 'revoke', revoke: { original_message_id: 'wamid.1' } },
  ];
  expect(read('smb_message_echoes', { message_echoes })).toMatchObject([
    { field: 'smb_message_echoes', value: { phoneNumberId: '2', echoes: message_echoes } },
  ]);
});

test('reads the chats, the progress and the files of a history', () => {
  const history = [
    {
      metadata: { phase: 0, chunk_order: 1, progress: 55 },
      threads: [{ id: '491', messages: [{ ...echo, to: undefined, history_context: { status: 'READ' } }] }],
    },
    { errors: [{ code: 2593109, title: 'History sync is turned off' }] },
  ];
  expect(read('history', { history, messages: [{ ...echo, id: 'wamid.4' }] })).toMatchObject([
    {
      value: {
        displayNumber: '4915215550100',
        progress: [
          { phase: 0, percent: 55, errorCodes: [] },
          { phase: null, percent: null, errorCodes: [2593109] },
        ],
        threads: [
          { person: '491', messages: [{ id: 'wamid.1', history_context: { status: 'READ' } }] },
          { person: null, messages: [{ id: 'wamid.4' }] },
        ],
      },
    },
  ]);
});

test('reads contacts', () => {
  const state_sync = [{ type: 'contact', action: 'remove', contact: { phone_number: '491' } }];
  expect(read('smb_app_state_sync', { state_sync })).toMatchObject([{ value: { contacts: state_sync } }]);
});

test.each([
  [
    'an echo to nobody',
    'smb_message_echoes',
    { message_echoes: [{ ...echo, to: '' }, echo] },
    'message_echoes.to',
  ],
  ['a chat without a name', 'history', { history: [{ threads: [{ messages: [] }] }] }, 'threads.id'],
  [
    'a contact without content',
    'smb_app_state_sync',
    { state_sync: [{ action: 'add' }] },
    'state_sync.contact',
  ],
  ['a change of no number', 'history', { metadata: {} }, 'history.metadata.phone_number_id'],
])('reports %s, and reads the rest', (_what, field, value, odd) => {
  expect(read(field, value)).toContainEqual(expect.objectContaining({ field: 'unreadable', odd }));
});
