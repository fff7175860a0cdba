import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { repliesTo, textOf } from '#features/product/flows/rules/editor/document-for-tests.ts';
import { needsDiscount } from '#features/product/flows/rules/flow/needs-discount.ts';
import {
  namesDiscount,
  namesPercent,
  ownPageOf,
  pickTemplate,
  showsDiscount,
} from '#features/product/flows/rules/flow/pick-template.ts';
import {
  chatFlow,
  leadsTo,
  stop,
  templateFlow,
  toPage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import type { CampaignOnChannel } from '../contract/campaign-definition.ts';
import { knownValues, currentUnfitReason, unfitReason } from './unfit-reason.ts';

const words = (body: string) => ({ en: { body, buttons: ['One', 'Two'] } });
const shape = (key: string, begins: string[], actions = [toPage, stop]) => ({
  key,
  name: key,
  description: [],
  begins,
  actions,
});
const templateOf = (body: string, begins: string[] = [], actions = [toPage, stop]) =>
  templateFlow(
    { ...shape('begin', begins, actions), category: 'MARKETING', showsPicture: false },
    words(body),
  );
const template = (body: string): TemplateDefinition => {
  const [node] = templateOf(body).nodes.en;
  if (node?.kind !== 'template') throw new Error('No template.');
  return node.template;
};
const cards = (title: string, subtitle: string | null = null): FlowNode => ({
  kind: 'cards',
  masterId: 'c',
  cards: [{ cardId: '1', title, subtitle, picture: null, buttons: [] }],
});
const PLAIN = template('Hi {{firstName}}, see you soon.');
const WITH_CODE = template('Hi {{firstName}}, take {{discountCode}} now.');

describe('a template with a picture', () => {
  const image = (sampleUrl: string | null) => ({ ...PLAIN, header: { kind: 'image' as const, sampleUrl } });

  it.each([
    ['is unchanged if the message has a picture', image(null), 'https://a.example/1.jpg', image(null)],
    [
      'is unchanged if it has its own picture',
      image('https://a.example/2.jpg'),
      null,
      image('https://a.example/2.jpg'),
    ],
    ['is replaced by the version without a picture if there is none', image(null), null, PLAIN],
    ['is unchanged if its header has no picture', PLAIN, null, PLAIN],
  ])('%s', (_what, definition, imageUrl, picked) => {
    expect(pickTemplate({ template: definition, withoutPicture: PLAIN }, imageUrl)).toEqual(picked);
  });
});

it.each<[string, FlowNode[], boolean, boolean, boolean]>([
  [
    'a template with a code',
    templateOf('Take {{discountCode}} now.').nodes.en as FlowNode[],
    true,
    true,
    false,
  ],
  [
    'a template without a code',
    templateOf('Hi {{firstName}}, come.').nodes.en as FlowNode[],
    false,
    false,
    false,
  ],
  ['a text with a percentage', [textOf('n', 'Take {{discountPercent}}')], true, true, true],
  [
    'a text with an alternative',
    [{ ...textOf('n', '{{discountPercent}}'), withoutValues: 'Hi' }],
    false,
    true,
    true,
  ],
  ['a card’s title', [cards('{{discountCode}}')], true, true, false],
  ['a card’s subtitle', [cards('Mug', '{{discountPercent}}')], false, true, true],
  ['only answers', [repliesTo('q', 'Yes>f')], false, false, false],
])('%s shows a discount: %s', (_what, nodes, shows, names, percent) => {
  expect(showsDiscount(nodes)).toBe(shows);
  expect(namesDiscount(nodes)).toBe(names);
  expect(namesPercent(nodes)).toBe(percent);
});

it('a template’s link leads to its own address if it has one', () => {
  const [node] = templateOf('See you soon.').nodes.en;
  expect(ownPageOf(node ? [node] : [])).toBeNull();
  expect(ownPageOf([textOf('n')])).toBeNull();
  const url = 'https://shop.example/sale';
  const linked = { ...PLAIN, buttons: [{ kind: 'link' as const, title: 'Go', link: 'page', url }] };
  expect(ownPageOf([{ kind: 'template', masterId: 'n', template: linked, withoutPicture: null }])).toBe(url);
});

describe('a message needs a discount:', () => {
  const flow = (key: string, text: string, more: object = {}) => ({
    ...chatFlow(shape(key, [], [stop]), words(text)),
    ...more,
  });
  const side = (fields: string[], ...flows: object[]) => ({ fields, flows }) as unknown as CampaignOnChannel;
  const own = (key: string, nodes: FlowNode[] | null = null) => ({ flowId: `id-${key}`, key, nodes });
  const begin = [textOf('n'), repliesTo('q', 'Yes>id-yes')];
  const CODE = 'Take {{discountCode}}';

  it.each<[string, CampaignOnChannel, FlowNode[], ReturnType<typeof own>[], boolean]>([
    ['it shows one', side([]), [textOf('n', CODE)], [], true],
    ['an answer’s flow shows one', side(['discount'], flow('yes', CODE)), begin, [own('yes')], true],
    [
      'an answer’s flow, named by its key, shows one',
      side(['discount'], flow('yes', CODE)),
      [textOf('n'), repliesTo('q', 'Yes>flow:yes')],
      [own('yes')],
      true,
    ],
    [
      'the shop’s own text of an answer’s flow shows one',
      side(['discount'], flow('yes', 'Hi')),
      begin,
      [own('yes', [textOf('n', CODE)])],
      true,
    ],
    [
      'not if the shop’s own text shows none',
      side(['discount'], flow('yes', CODE)),
      begin,
      [own('yes', [textOf('n')])],
      false,
    ],
    ['not if the campaign has its own discount', side([], flow('yes', CODE)), begin, [own('yes')], false],
    [
      'not if the answer’s flow has a replacement without one',
      side(['discount'], flow('yes', CODE, { withoutDiscount: 'no' })),
      begin,
      [own('yes')],
      false,
    ],
    ['not for a missing flow', side(['discount'], flow('yes', CODE)), begin, [own('no')], false],
    [
      'not if answers lead back without one',
      side(['discount'], flow('yes', 'Hi')),
      begin,
      [own('yes', [...begin])],
      false,
    ],
  ])('%s', (_what, campaign, nodes, flows, isNeeded) => {
    expect(needsDiscount(campaign, nodes, flows)).toBe(isNeeded);
  });
});

describe('a template of the shop’s own', () => {
  const side = (...flows: object[]) =>
    ({
      flows,
      drips: [
        { dripIndex: '1', settings: { discount: {} } },
        { dripIndex: '2', settings: { discount: null } },
      ],
    }) as unknown as CampaignOnChannel;
  const CART = side(templateOf('Hi {{firstName}}, your {{productTitle}} waits.', ['1', '2']));
  const ON = side(templateOf('Hello there, you.', ['1'], [leadsTo('help'), stop]));
  const off = { dripIndex: '1', discount: null };

  it.each<[string, CampaignOnChannel, string, TemplateDefinition, object | null]>([
    ['has a known variable', CART, '1', template('Your {{productTitle}} of {{shopName}} waits.'), null],
    [
      'has an unknown variable',
      CART,
      '1',
      template('Your {{trackingNumber}} is here.'),
      { kind: 'value', variable: 'trackingNumber' },
    ],
    ['has a discount, like its drip', CART, '1', WITH_CODE, null],
    ['has a discount, unlike its drip', CART, '2', WITH_CODE, { kind: 'value', variable: 'discountCode' }],
    ['replaces a message with answers', ON, '1', PLAIN, { kind: 'answers' }],
    ['is for an unknown message', CART, '3', PLAIN, { kind: 'answers' }],
  ])('that %s is checked', (_what, campaign, dripIndex, definition, unfit) => {
    expect(unfitReason(campaign, dripIndex, definition)).toEqual(unfit);
  });

  it('cannot be used with a discount variable until a discount is set', () => {
    const set = { type: 'fixed', code: 'ALL', percentage: 10, expiry: null } as const;
    expect(currentUnfitReason(CART, off, WITH_CODE)).toEqual({ kind: 'discount' });
    expect(currentUnfitReason(CART, { ...off, discount: set }, WITH_CODE)).toBeNull();
    expect(currentUnfitReason(CART, off, PLAIN)).toBeNull();
    expect(currentUnfitReason(ON, off, WITH_CODE)).toEqual({ kind: 'answers' });
  });

  it('lists each variable once, those of every message first', () => {
    expect(knownValues(CART, '1')).toEqual([
      'firstName',
      'shopName',
      'supportNumber',
      'productTitle',
      'discountCode',
      'discountPercent',
    ]);
    const header = {
      kind: 'text' as const,
      text: 'Order {{1}}',
      variable: { name: 'orderName', sample: '#1' },
    };
    expect(unfitReason(CART, '1', { ...PLAIN, header })).toEqual({ kind: 'value', variable: 'orderName' });
  });
});
