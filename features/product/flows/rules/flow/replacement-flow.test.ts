import { expect, it } from 'vitest';
import type { FlowNode } from '../../contract/flow-node.ts';
import { replacementFlow } from './replacement-flow.ts';

const text = (words: string, withoutValues: string | null = null): FlowNode[] => [
  { kind: 'text', masterId: 'n1', text: words, withoutValues, buttons: [] },
];
const nodes = { en: text('Hi') };
const FLOWS = [
  { key: 'offer', withoutDiscount: 'plain', withoutPercent: 'code' },
  { key: 'code', withoutDiscount: 'plain' },
  { key: 'plain' },
].map((flow) => ({ ...flow, name: '', description: [], begins: [], nodes }));

const OFFER = text('{{discountCode}} takes {{discountPercent}} off.');
const CODE = text('Your code is {{discountCode}}.');
const EITHER = text('{{discountCode}} takes {{discountPercent}} off.', 'Welcome!');
const PLAIN = text('Welcome!');

const fixed = (percent: number | null) => ({
  kind: 'fixed' as const,
  code: 'WREN',
  percent: percent as number,
});

it.each([
  ['a discount, and the words for it', 'offer', OFFER, fixed(10), undefined],
  ['a code of which nobody knows what it takes off', 'offer', OFFER, fixed(null), 'code'],
  ['the same where the words may do without a discount', 'offer', EITHER, fixed(null), 'code'],
  ['the same where the words name no percentage', 'offer', CODE, fixed(null), undefined],
  ['the same in a text of the shop’s own', 'own:spring', OFFER, fixed(null), 'code'],
  ['the same where nothing but such words is left', 'code', OFFER, fixed(null), undefined],
  ['a code was promised, and the words bring none', 'plain', PLAIN, fixed(10), 'offer'],
  ['the same where the words for it were rewritten', 'offer', PLAIN, fixed(10), undefined],
  ['no discount, and words for one', 'offer', OFFER, null, 'plain'],
  ['no discount, and words that may do without', 'offer', EITHER, null, undefined],
  ['no discount, and nothing to say without it', 'plain', OFFER, null, null],
])('%s', (_what, key, message, discount, instead) => {
  expect(replacementFlow({ flows: FLOWS, key, nodes: message, discount, isPromised: true })).toBe(instead);
});

it('leaves a text without a code that was chosen, where no code was promised', () => {
  const wanted = { flows: FLOWS, key: 'plain', nodes: PLAIN, discount: fixed(10) };
  expect(replacementFlow({ ...wanted, isPromised: false })).toBeUndefined();
});
