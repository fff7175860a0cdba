import { expect, it } from 'vitest';
import { readAccepted } from './whatsapp-client.ts';

const taken = { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] };

it.each([
  ['of a number', { ...taken, contacts: [{ input: '49152', wa_id: '49152' }] }, {}],
  ['of a number with its plus', { ...taken, contacts: [{ input: '+49 152', wa_id: '49152' }] }, {}],
  [
    'of a number that WhatsApp writes in another way',
    { ...taken, contacts: [{ input: '+541123456789', wa_id: '5491123456789' }] },
    { waId: '5491123456789' },
  ],
  ['that names the account', { ...taken, contacts: [{ user_id: 'DE.1' }] }, { userId: 'DE.1' }],
  ['without contacts', taken, {}],
])('an answer %s', (_which, body, reported) => {
  expect(readAccepted(body)).toEqual({ kind: 'accepted', providerMessageId: 'wamid.1', ...reported });
});

it('an answer that names no message is none', () => {
  expect(readAccepted({ ...taken, messages: [] })).toBeNull();
});
