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

test('what was not changed is not saved', () => {
  expect(changesOf('abandonedCart', FORM, FORM)).toEqual({
    attributes: {},
    drips: [],
    delays: [],
    holdOutPercent: null,
  });
});

test('of a message only what was changed is saved, with the revision that was looked at', () => {
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

test('a changed time is saved by itself', () => {
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
  ['all that is needed', FORM, {}, []],
  ['no support number at all', FORM, { globalSupport: '' }, [DETAILS]],
  ['no support number on Messenger, where none is shown', FORM, { globalSupport: '', channel: 'FB' }, []],
  ['a number of its own', { ...FORM, support: '49-15215550101' }, { globalSupport: '' }, []],
  ['no percentage', withDiscount({ percentage: '' }), {}, [DETAILS]],
  [
    'no percentage, and a text without a discount',
    withDiscount({ percentage: '' }),
    {
      drips: { first: { needsDiscount: false, namesDiscount: false, isEnabled: true, fields: ['discount'] } },
    },
    [],
  ],
  ['no discount of a welcome that goes without', withDiscount({ percentage: '' }), WELCOME, []],
  ['everything empty of such a welcome', withDiscount({ type: 'fixed', percentage: '' }), WELCOME, []],
  [
    'its code without a percentage, which nobody would get',
    withDiscount({ type: 'fixed', code: 'HELLO', percentage: '' }),
    WELCOME,
    [DETAILS],
  ],
  ['its percentage without the code', withDiscount({ type: 'fixed' }), WELCOME, [DETAILS]],
  [
    'no percentage of a message that is off',
    withDiscount({ percentage: '' }),
    {
      drips: { first: { needsDiscount: true, namesDiscount: true, isEnabled: false, fields: ['discount'] } },
    },
    [],
  ],
  ['a dot at the end', withDiscount({ percentage: '12.' }), {}, []],
  ['more than two decimals', withDiscount({ percentage: '12.345' }), {}, [PERCENTAGE]],
  ['a whole hundred', withDiscount({ percentage: '100' }), {}, [PERCENTAGE]],
  ['a fixed code that is missing', withDiscount({ type: 'fixed' }), {}, [DETAILS]],
  ['a fixed code', withDiscount({ type: 'fixed', code: 'SUMMER' }), {}, []],
  [
    'an expiry in words',
    withDiscount({ expiry: { magnitude: 'two', unit: 'Days' } }),
    {},
    ['Enter a whole number from 1 to 9999, or nothing'],
  ],
  [
    'five digits of time',
    withDrip({ timeBox: { magnitude: '10000', unit: 'Days' } }),
    {},
    ['Time magnitude must be valid'],
  ],
  ['a hold-out above half', { ...FORM, holdOutPercent: '51' }, {}, ['Enter a whole percentage from 0 to 50']],
  [
    'cash on delivery: a discount for paying online that is missing',
    withDrip({ settings: { enablePrepaid: true } }),
    { type: 'CODConfirmation', ...WITHOUT_DISCOUNT },
    ['Discount cannot be empty'],
  ],
  [
    'cash on delivery: hours that are missing',
    withDrip({ settings: { expirePayment: 'delay', expireCancel: 'delay', expireCancelTime: 4 } }),
    { type: 'CODConfirmation', ...WITHOUT_DISCOUNT },
    ['Expiration time cannot be empty'],
  ],
  [
    'cash on delivery: more hours than a year has',
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
