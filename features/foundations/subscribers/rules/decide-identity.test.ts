import { describe, expect, it } from 'vitest';
import { decideIdentity, type Identifiers, type IdentityRow } from './decide-identity.ts';

const NOBODY: Identifiers = { phoneE164: null, waId: null, bsuid: null, psid: null };
const LENA = '+4915112345678';
const LENA_WA = '4915112345678';

let age = 0;
function row(subscriberId: string, identifiers: Partial<Identifiers>): IdentityRow {
  age += 1;
  return { ...NOBODY, ...identifiers, subscriberId, createdAt: new Date(Date.UTC(2026, 10, 1, 0, age)) };
}

const given = (identifiers: Partial<Identifiers>): Identifiers => ({ ...NOBODY, ...identifiers });
const LENA_SPEAKS = given({ phoneE164: LENA, waId: LENA_WA, bsuid: 'DE.1' });

describe('the identity of a person', () => {
  it.each<[string, IdentityRow[], Identifiers, string[], Partial<Identifiers>]>([
    ['if nobody is known', [], LENA_SPEAKS, [], LENA_SPEAKS],
    ['if her number is known', [row('number', { phoneE164: LENA })], LENA_SPEAKS, ['number'], LENA_SPEAKS],
    [
      'if her number and her account are in separate rows',
      [row('number', { phoneE164: LENA }), row('account', { bsuid: 'DE.1' })],
      LENA_SPEAKS,
      ['number', 'account'],
      LENA_SPEAKS,
    ],
    [
      'if the account’s row is older, which then stays',
      [row('account', { bsuid: 'DE.1' }), row('number', { phoneE164: LENA })],
      LENA_SPEAKS,
      ['account', 'number'],
      LENA_SPEAKS,
    ],
    [
      'if she now hides her number',
      [row('both', { phoneE164: LENA, waId: LENA_WA, bsuid: 'DE.1' })],
      given({ bsuid: 'DE.1' }),
      ['both'],
      LENA_SPEAKS,
    ],
    [
      'if the store writes her number differently than WhatsApp',
      [row('store', { phoneE164: '+5511988887777', bsuid: 'BR.1' })],
      given({ phoneE164: '+551188887777', waId: '551188887777', bsuid: 'BR.1' }),
      ['store'],
      { phoneE164: '+5511988887777', waId: '551188887777', bsuid: 'BR.1' },
    ],
    [
      'if her number changed without a report',
      [row('old', { phoneE164: '+4915100000001', waId: '4915100000001', bsuid: 'DE.1' })],
      LENA_SPEAKS,
      ['old'],
      LENA_SPEAKS,
    ],
    [
      'on Messenger, by the page’s id',
      [row('page', { psid: '77' })],
      given({ psid: '77' }),
      ['page'],
      { psid: '77' },
    ],
  ])('%s', (_story, rows, word, same, identifiers) => {
    expect(decideIdentity(rows, word)).toEqual({
      same,
      identifiers: { ...NOBODY, ...identifiers },
      handedOn: [],
    });
  });

  it('gives a number that comes with another account to its new owner', () => {
    const old = row('old owner', { phoneE164: LENA, waId: LENA_WA, bsuid: 'DE.9' });
    expect(decideIdentity([old], LENA_SPEAKS)).toEqual({
      same: [],
      identifiers: LENA_SPEAKS,
      handedOn: [{ subscriberId: 'old owner', identifiers: ['phoneE164', 'waId'] }],
    });
  });

  it('gives the number to the new owner’s existing row', () => {
    const rows = [row('old owner', { phoneE164: LENA, bsuid: 'DE.9' }), row('lena', { bsuid: 'DE.1' })];
    expect(decideIdentity(rows, LENA_SPEAKS)).toMatchObject({
      same: ['lena'],
      handedOn: [{ subscriberId: 'old owner', identifiers: ['phoneE164'] }],
    });
  });

  it('never merges two accounts by a number alone', () => {
    const rows = [
      row('typed it', { phoneE164: LENA, bsuid: 'DE.5' }),
      row('has it', { waId: LENA_WA, bsuid: 'DE.6' }),
    ];
    expect(decideIdentity(rows, given({ phoneE164: LENA, waId: LENA_WA }))).toMatchObject({
      same: ['has it'],
      identifiers: { bsuid: 'DE.6', waId: LENA_WA },
      handedOn: [{ subscriberId: 'typed it', identifiers: ['phoneE164'] }],
    });
  });
});
