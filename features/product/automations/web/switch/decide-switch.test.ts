import { expect, test } from 'vitest';
import { NO_SETTINGS, type DripSettings } from '../../contract/drip-settings.ts';
import { toAttributes } from '../../rules/drip-attributes.ts';
import { decideSwitch, type SwitchFacts, type SwitchStep } from './decide-switch.ts';
import { describeWhatIsSent } from './describe-what-is-sent.ts';

const UNIQUE: NonNullable<DripSettings['discount']> = {
  type: 'unique',
  code: '',
  percentage: 10,
  expiry: { magnitude: 3, unit: 'Days' },
};
const drip = (discount: DripSettings['discount'], needsDiscount = true) => ({
  needsDiscount,
  namesDiscount: needsDiscount,
  timeBox: { magnitude: 1, unit: 'Hours' } as const,
  dripAttributes: toAttributes(
    { ...NO_SETTINGS, discount },
    { dripIndex: 'abandonedCart1', isEnabled: true, flowId: 'f' },
  ),
});

const READY: SwitchFacts = {
  channel: 'WA',
  suggestsDiscount: true,
  fbConnected: false,
  hasUnsaved: false,
  supportNumber: '49-15215550101',
  drips: [drip(UNIQUE)],
};

const cases: [name: string, facts: Partial<SwitchFacts>, step: SwitchStep][] = [
  ['nothing missing', {}, { kind: 'confirm' }],
  ['Messenger without a page', { channel: 'FB' }, { kind: 'connectPage' }],
  ['Messenger with a page', { channel: 'FB', fbConnected: true, supportNumber: '' }, { kind: 'confirm' }],
  ['unsaved changes', { hasUnsaved: true, supportNumber: '' }, { kind: 'saveFirst' }],
  ['no support number', { supportNumber: '' }, { kind: 'missing', support: true, discount: false }],
  [
    'no support number and no percentage',
    { supportNumber: '', drips: [drip({ ...UNIQUE, percentage: null })] },
    { kind: 'missing', support: true, discount: true },
  ],
  ['no percentage', { drips: [drip({ ...UNIQUE, percentage: null })] }, { kind: 'suggestDiscount' }],
  [
    'a text without a discount',
    { drips: [drip({ ...UNIQUE, percentage: null }, false)] },
    { kind: 'confirm' },
  ],
  [
    'no percentage of a campaign with an optional discount',
    { suggestsDiscount: false, drips: [drip({ ...UNIQUE, percentage: null })] },
    { kind: 'missing', support: false, discount: true },
  ],
  [
    'a missing shared code',
    { drips: [drip({ ...UNIQUE, type: 'fixed' })] },
    { kind: 'missing', support: false, discount: true },
  ],
];

test.each(cases)('%s', (_name, facts, step) => {
  expect(decideSwitch({ ...READY, ...facts })).toEqual(step);
});

const CAMPAIGN = { limits: null, purpose: 'utility' } as const;
const WORDS = {
  about: '',
  delayPhrase: 'of cart abandonment',
  rightAfter: 'right after cart abandonment',
  heldBack: '',
  recipients: 'subscribers who left a cart',
  reasons: {},
};

test('describes the messages with their codes', () => {
  expect(describeWhatIsSent({ ...CAMPAIGN, words: WORDS }, [drip(UNIQUE)])).toEqual([
    'It goes out after 1 hour of cart abandonment, and creates a single-use code in your store for 10% off each time, good for 3 days.',
    'It goes to subscribers who left a cart.',
  ]);
});

test('states the default expiry of a code without its own expiry', () => {
  const [sent] = describeWhatIsSent({ ...CAMPAIGN, words: WORDS }, [drip({ ...UNIQUE, expiry: null })]);
  expect(sent).toMatch(/10% off each time, good for 30 days\.$/);
});

test('mentions waits, the hold-out and the channel’s limits', () => {
  const limits = 'Messenger takes it within 24 hours only.';
  const offer = { words: WORDS, limits, purpose: 'marketing' } as const;
  expect(describeWhatIsSent(offer, [{ ...drip(null), holdOutPercent: 10 }]).slice(1)).toEqual([
    'It goes to subscribers who left a cart.',
    'During quiet hours, or once a shopper reached your limit, it waits.',
    '10% of them get nothing: the hold-out share in its settings.',
    limits,
  ]);
});

test('numbers several messages, and names a shared code', () => {
  const drips = [drip({ ...UNIQUE, type: 'fixed', code: 'SUMMER' }), drip(null)];
  expect(describeWhatIsSent({ ...CAMPAIGN, words: WORDS }, drips)).toEqual([
    'Message 1 goes out after 1 hour of cart abandonment, with your code SUMMER for 10% off.',
    'Message 2 goes out after 1 hour of cart abandonment.',
    'It goes to subscribers who left a cart.',
  ]);
});
