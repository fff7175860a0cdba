import { expect, it } from 'vitest';
import { hidden, recall } from './memory.ts';
import { optIn } from './opt-in.ts';
import { pill, pageForTests } from './page-for-tests.ts';

const shopperToken = 's'.repeat(32);
const stored = { stored: true, confirmUrl: 'https://wa.me/49?text=Yes', mustConfirm: false, shopperToken };
const refused = (code: string, message = '') => ({ status: 409, body: { error: { code, message } } });
const reworded = { ...pill, settings: { consentWording: 'I agree to more.' }, wordingVersion: 'v2' };

it('sends what the proof is made of, and remembers an opt-in that holds', async () => {
  const page = pageForTests({ status: 200, body: stored });
  page.location.href = `https://wren.example/${'a'.repeat(3000)}`;
  const memory = recall(page);
  expect(await optIn(page, memory, pill, '0151 23456780')).toMatchObject({
    kind: 'stored',
    confirmUrl: stored.confirmUrl,
    mustConfirm: false,
  });
  expect(page.asked).toEqual([
    {
      path: 'opt-ins',
      body: {
        pageId: 'wren.myshopify.com',
        toolId: 'pill',
        wordingVersion: 'v1',
        phone: '0151 23456780',
        pageAddress: page.location.href.slice(0, 2000),
        locale: navigator.language,
        visitorId: memory.visitorId,
      },
    },
  ]);
  expect(recall(page)).toEqual({ visitorId: memory.visitorId, optedIn: ['pill'], shopper: shopperToken });
});

it('leaves a shopper alone for the session, and no longer, who has to confirm first', async () => {
  const page = pageForTests({ status: 200, body: { ...stored, mustConfirm: true } });
  expect(await optIn(page, recall(page), pill, '1')).toMatchObject({ kind: 'stored', mustConfirm: true });
  expect(recall(page).optedIn).toEqual([]);
  expect(hidden(page)).toEqual(['pill']);
});

it('brings the words as they are now when they changed', async () => {
  const tools = { status: 200, body: { tools: [{ ...pill, id: 'wheel' }, reworded] } };
  const page = pageForTests(refused('WORDING_CHANGED'), tools);
  expect(await optIn(page, recall(page), pill, '1')).toEqual({ kind: 'reworded', tool: reworded });
});

it.each([
  ['in the server’s words', [refused('TOOL_NOT_ACTIVE', 'It is off.')], 'TOOL_NOT_ACTIVE', 'It is off.'],
  ['without words', [{ status: 500, body: {} }], '', ''],
  [
    'when the tool went meanwhile',
    [refused('WORDING_CHANGED', 'New words.'), { status: 200, body: { tools: [] } }],
    'WORDING_CHANGED',
    'New words.',
  ],
  [
    'when the new words cannot be had',
    [refused('WORDING_CHANGED'), { status: 503, body: 'busy' }],
    'WORDING_CHANGED',
    '',
  ],
])('tells a refusal %s, and remembers nothing', async (_how, answers, code, message) => {
  const page = pageForTests(...answers);
  expect(await optIn(page, recall(page), pill, '1')).toEqual({ kind: 'refused', code, message });
  expect(page.kept).toEqual({ local: {}, session: {} });
});

it.each([
  ['away', [], 'the server is away'],
  ['behind a gateway that is broken', [{ status: 502, body: '<html>' }], 'not valid JSON'],
])('rejects when the server is %s, and remembers nothing', async (_where, answers, why) => {
  const page = pageForTests(...answers);
  await expect(optIn(page, recall(page), pill, '1')).rejects.toThrow(why);
  expect(page.kept).toEqual({ local: {}, session: {} });
});
