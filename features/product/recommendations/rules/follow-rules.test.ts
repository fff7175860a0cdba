import { expect, it } from 'vitest';
import { followRules, type RuleFacts, type RuleItem } from './follow-rules.ts';

const product = (id: string): RuleItem => ({ id, isCollection: false });
const collection = (id: string): RuleItem => ({ id, isCollection: true });
const matching = (id: string, bought: RuleItem[], recommended: RuleItem[]): RuleFacts => ({
  rule: { id, title: id },
  type: 'matchingRecommendation',
  bought,
  recommended,
  bundle: [],
});
const bundle = (...items: RuleItem[]): RuleFacts => ({
  rule: { id: 'set', title: 'Set' },
  type: 'collection',
  bought: [],
  recommended: [],
  bundle: items,
});

const MEMBERS = new Map([['Kitchen', ['bowl', 'mug', 'jug']]]);
const COLLECTIONS = new Map([...(MEMBERS.get('Kitchen') ?? [])].map((id) => [id, new Set(['Kitchen'])]));

const follow = (rules: RuleFacts[], ordered: string[], bought: string[] = []) =>
  followRules({
    rules,
    ordered,
    bought,
    collectionsOf: COLLECTIONS,
    membersOf: MEMBERS,
    titles: new Map([['mug', 'Mug']]),
  });

it.each<[string, RuleFacts[], string[], string[], string[]]>([
  ['no rule', [], ['mug'], [], []],
  [
    'ordered the product of a rule',
    [matching('a', [product('mug')], [product('saucer')])],
    ['mug'],
    [],
    ['saucer'],
  ],
  [
    'ordered any product of a rule',
    [matching('a', [product('pan'), product('mug')], [product('saucer')])],
    ['mug'],
    [],
    ['saucer'],
  ],
  ['ordered no product of a rule', [matching('a', [product('pan')], [product('saucer')])], ['mug'], [], []],
  [
    'bought the product earlier, but not in this order',
    [matching('a', [product('pan')], [product('saucer')])],
    ['mug'],
    ['pan'],
    [],
  ],
  [
    'ordered a product of a collection',
    [matching('a', [collection('Kitchen')], [product('saucer')])],
    ['jug'],
    [],
    ['saucer'],
  ],
  [
    'recommends a collection',
    [matching('a', [product('pan')], [collection('Kitchen')])],
    ['pan'],
    [],
    ['bowl', 'mug', 'jug'],
  ],
  ['a deleted collection', [matching('a', [product('mug')], [collection('Gone')])], ['mug'], [], []],
  [
    'several rules, the oldest first',
    [
      matching('a', [product('mug')], [product('tray')]),
      matching('b', [product('mug')], [product('saucer')]),
    ],
    ['mug'],
    [],
    ['tray', 'saucer'],
  ],
  ['a rule without products', [matching('a', [], [product('saucer')])], ['mug'], [], []],
  [
    'the missing items of a bundle',
    [bundle(product('mug'), product('saucer'), product('tray'))],
    ['mug'],
    [],
    ['saucer', 'tray'],
  ],
  [
    'the missing items of a bundle, except items bought earlier',
    [bundle(product('mug'), product('saucer'), product('tray'))],
    ['mug'],
    ['tray'],
    ['saucer'],
  ],
  ['a whole bundle', [bundle(product('mug'), product('saucer'))], ['saucer', 'mug'], [], []],
  ['a bundle without an ordered item', [bundle(product('tray'), product('saucer'))], ['mug'], ['tray'], []],
  [
    'a bundle item that can be any product of a collection',
    [bundle(product('tray'), collection('Kitchen'))],
    ['tray'],
    [],
    ['bowl', 'mug', 'jug'],
  ],
  [
    'a bundle item from a collection that they already have',
    [bundle(product('tray'), collection('Kitchen'))],
    ['tray'],
    ['jug'],
    [],
  ],
])('%s', (_name, rules, ordered, bought, expected) =>
  expect(follow(rules, ordered, bought).map(({ productId }) => productId)).toEqual(expected),
);

it('names the rule and its product', () => {
  const [candidate] = follow([matching('a', [product('mug')], [product('saucer')])], ['pan', 'mug']);
  expect(candidate?.reason).toEqual({
    kind: 'rule',
    because: { id: 'mug', title: 'Mug' },
    rule: { id: 'a', title: 'a' },
  });
});

it('gives all candidates for an item the same position, and each item a different one', () => {
  const candidates = follow([bundle(product('tray'), product('pan'), collection('Kitchen'))], ['tray']);
  expect(candidates.map(({ productId }) => productId)).toEqual(['pan', 'bowl', 'mug', 'jug']);
  expect(new Set(candidates.map(({ place }) => place)).size).toBe(2);
});

it('distinguishes a product from a collection with the same id', () => {
  const candidates = follow([bundle(product('tray'), product('Kitchen'), collection('Kitchen'))], ['tray']);
  expect(candidates.map(({ place }) => place)).toEqual([
    'set product Kitchen',
    'set collection Kitchen',
    'set collection Kitchen',
    'set collection Kitchen',
  ]);
});
