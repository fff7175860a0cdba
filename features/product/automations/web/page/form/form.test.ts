import { expect, test } from 'vitest';
import { changesOf } from './form-changes.ts';
import { problemsOf } from './form-problems.ts';
import type { DripValues, FormFacts, FormValues } from './form-values.ts';

const DRIP: DripValues = {
  revision: 4,
  timeBox: { magnitude: '1', unit: 'Hours' },
  discount: { type: 'unique', code: '', percentage: '10', expiry: { magnitude: '3', unit: 'Days' } },
  utm: { utm_source: 'bellbird' },
  redirectURL: '',
  cooldownTime: '',
  upsellOnCOD: false,
  recommendationMethod: 'automatic',
  settings: {},
};
const FORM: FormValues = {
  support: '',
  cancelledNoResponse: false,
  holdOutPercent: '0',
  drips: { first: DRIP },
};
const FACTS: FormFacts = {
  type: 'abandonedCart',
  channel: 'WA',
  globalSupport: '49-15215550101',
  drips: { first: { needsDiscount: true, namesDiscount: true, isEnabled: true, fields: ['discount'] } },
};
const withDrip = (drip: Partial<DripValues>): FormValues => ({
  ...FORM,
  drips: { first: { ...DRIP, ...drip } },
});
const withDiscount = (discount: Partial<DripValues['discount']>) =>
  withDrip({ discount: { ...DRIP.discount, ...discount } });

test('does not save unchanged settings', () => {
  expect(changesOf('abandonedCart', FORM, FORM)).toEqual({
    attributes: {},
    drips: [],
    delays: [],
    holdOutPercent: null,
  });
});

test('saves only the changed settings of a message, with the loaded revision', () => {
  const after = { ...withDiscount({ percentage: '12.5' }), support: '49-1701234567', holdOutPercent: '10' };
  expect(changesOf('abandonedCart', FORM, after)).toEqual({
    attributes: { abandonedCartSupport: '49-1701234567' },
    drips: [
      {
        dripId: 'first',
        revision: 4,
        attributes: {
          discount: {
            type: 'unique',
            code: '',
            percentage: '12.5',
            expiry: { magnitude: '3', unit: 'Days' },
          },
        },
      },
    ],
    delays: [],
    holdOutPercent: 10,
  });
});

test('saves a changed time separately', () => {
  const after = withDrip({ timeBox: { magnitude: '2', unit: 'Days' } });
  const { delays, drips } = changesOf('abandonedCart', FORM, after);
  expect(delays).toEqual([{ dripId: 'first', timeBox: { magnitude: 2, unit: 'Days' } }]);
  expect(drips).toEqual([]);
});

const DETAILS = 'Please enter discount details';
const PERCENTAGE = 'Enter a valid percentage between 0.00 to 100.00';
const WELCOME: Partial<FormFacts> = {
  drips: { first: { needsDiscount: false, namesDiscount: true, isEnabled: true, fields: ['discount'] } },
};
const WITHOUT_DISCOUNT: Partial<FormFacts> = {
  drips: { first: { needsDiscount: false, namesDiscount: false, isEnabled: true, fields: [] } },
};
const cases: [name: string, form: FormValues, facts: Partial<FormFacts>, words: string[]][] = [
  ['all required settings', FORM, {}, []],
  ['no support number', FORM, { globalSupport: '' }, [DETAILS]],
  ['no support number on Messenger, which shows none', FORM, { globalSupport: '', channel: 'FB' }, []],
  ['its own support number', { ...FORM, support: '49-15215550101' }, { globalSupport: '' }, []],
  ['no percentage', withDiscount({ percentage: '' }), {}, [DETAILS]],
  [
    'no percentage, and a text without a discount',
    withDiscount({ percentage: '' }),
    {
      drips: { first: { needsDiscount: false, namesDiscount: false, isEnabled: true, fields: ['discount'] } },
    },
    [],
  ],
  ['no discount of a welcome, which is optional', withDiscount({ percentage: '' }), WELCOME, []],
  ['no code and no percentage of a welcome', withDiscount({ type: 'fixed', percentage: '' }), WELCOME, []],
  [
    'a code without a percentage, which nobody would get',
    withDiscount({ type: 'fixed', code: 'HELLO', percentage: '' }),
    WELCOME,
    [DETAILS],
  ],
  ['a percentage without the code', withDiscount({ type: 'fixed' }), WELCOME, [DETAILS]],
  [
    'no percentage of a message that is off',
    withDiscount({ percentage: '' }),
    {
      drips: { first: { needsDiscount: true, namesDiscount: true, isEnabled: false, fields: ['discount'] } },
    },
    [],
  ],
  ['a percentage with a dot at the end', withDiscount({ percentage: '12.' }), {}, []],
  ['a percentage with more than two decimals', withDiscount({ percentage: '12.345' }), {}, [PERCENTAGE]],
  ['a percentage of 100', withDiscount({ percentage: '100' }), {}, [PERCENTAGE]],
  ['a missing fixed code', withDiscount({ type: 'fixed' }), {}, [DETAILS]],
  ['a fixed code', withDiscount({ type: 'fixed', code: 'SUMMER' }), {}, []],
  [
    'an expiry in words',
    withDiscount({ expiry: { magnitude: 'two', unit: 'Days' } }),
    {},
    ['Enter a whole number from 1 to 9999, or nothing'],
  ],
  [
    'a time of five digits',
    withDrip({ timeBox: { magnitude: '10000', unit: 'Days' } }),
    {},
    ['Time magnitude must be valid'],
  ],
  ['a hold-out above half', { ...FORM, holdOutPercent: '51' }, {}, ['Enter a whole percentage from 0 to 50']],
  [
    'cash on delivery: a missing discount for paying online',
    withDrip({ settings: { enablePrepaid: true } }),
    { type: 'CODConfirmation', ...WITHOUT_DISCOUNT },
    ['Discount cannot be empty'],
  ],
  [
    'cash on delivery: missing hours',
    withDrip({ settings: { expirePayment: 'delay', expireCancel: 'delay', expireCancelTime: 4 } }),
    { type: 'CODConfirmation', ...WITHOUT_DISCOUNT },
    ['Expiration time cannot be empty'],
  ],
  [
    'cash on delivery: more hours than a year',
    withDrip({ settings: { expirePayment: 'delay', expirePaymentTime: 9000 } }),
    { type: 'CODConfirmation', ...WITHOUT_DISCOUNT },
    ['Enter a year at most, which is 8760 hours'],
  ],
  [
    'cash on delivery: half hours',
    withDrip({ settings: { expireCancel: 'delay', expireCancelTime: 4.5 } }),
    { type: 'CODConfirmation', ...WITHOUT_DISCOUNT },
    ['Enter whole hours'],
  ],
];

test.each(cases)('%s', (_name, form, facts, words) => {
  expect(problemsOf(form, { ...FACTS, ...facts }).map((problem) => problem.words)).toEqual(words);
});
