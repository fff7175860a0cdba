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
  ['a discount, and a text with a discount', 'offer', OFFER, fixed(10), undefined],
  ['a code of unknown value', 'offer', OFFER, fixed(null), 'code'],
  ['a code of unknown value, and a text with an optional discount', 'offer', EITHER, fixed(null), 'code'],
  ['a code of unknown value, and a text without a percentage', 'offer', CODE, fixed(null), undefined],
  ['a code of unknown value, and the shop’s own text', 'own:spring', OFFER, fixed(null), 'code'],
  ['a code of unknown value, and no other text left', 'code', OFFER, fixed(null), undefined],
  ['a promised code, and a text without it', 'plain', PLAIN, fixed(10), 'offer'],
  ['a promised code, and a rewritten text without it', 'offer', PLAIN, fixed(10), undefined],
  ['no discount, and a text with a discount', 'offer', OFFER, null, 'plain'],
  ['no discount, and a text with an optional discount', 'offer', EITHER, null, undefined],
  ['no discount, and no text without a discount', 'plain', OFFER, null, null],
])('%s', (_case, key, message, discount, instead) => {
  expect(replacementFlow({ flows: FLOWS, key, nodes: message, discount, isPromised: true })).toBe(instead);
});

it('keeps a chosen text without a code if no code was promised', () => {
  const wanted = { flows: FLOWS, key: 'plain', nodes: PLAIN, discount: fixed(10) };
  expect(replacementFlow({ ...wanted, isPromised: false })).toBeUndefined();
});
