import { expect, it } from 'vitest';
import { readAccepted } from './whatsapp-client.ts';

const taken = { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] };

it.each([
  ['for a number', { ...taken, contacts: [{ input: '49152', wa_id: '49152' }] }, {}],
  ['for a number with its plus', { ...taken, contacts: [{ input: '+49 152', wa_id: '49152' }] }, {}],
  [
    'for a number that WhatsApp writes differently',
    { ...taken, contacts: [{ input: '+541123456789', wa_id: '5491123456789' }] },
    { waId: '5491123456789' },
  ],
  ['that names the account', { ...taken, contacts: [{ user_id: 'DE.1' }] }, { userId: 'DE.1' }],
  ['without contacts', taken, {}],
])('an answer %s', (_which, body, reported) => {
  expect(readAccepted(body)).toEqual({ kind: 'accepted', providerMessageId: 'wamid.1', ...reported });
});

it('an answer without a message id is not accepted', () => {
  expect(readAccepted({ ...taken, messages: [] })).toBeNull();
});
