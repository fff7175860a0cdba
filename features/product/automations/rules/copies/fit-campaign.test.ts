import { expect, it } from 'vitest';
import { NO_SETTINGS, type DripSettings } from '../../contract/drip-settings.ts';
import type { PortableCampaign } from '../../contract/portable-campaign.ts';
import { fitCampaign, summariseCampaign, type CampaignFacts } from './fit-campaign.ts';

const FACTS: CampaignFacts = {
  source: { storeName: 'Wren', hosts: ['wren.example'], currency: 'EUR' },
  mayEdit: true,
  hasTemplate: () => false,
  usualFlow: (dripIndex) => `usual of ${dripIndex}`,
  fileAddress: (address) => address,
};

function campaign(
  settings: Partial<DripSettings>,
  changes: Partial<PortableCampaign> = {},
): PortableCampaign {
  return {
    type: 'carts',
    channel: 'WA',
    holdOutPercent: 5,
    messages: [
      {
        dripIndex: 'carts1',
        timeBox: { magnitude: 2, unit: 'Hours' },
        isSent: true,
        settings: { ...NO_SETTINGS, ...settings },
        start: { flow: 'first' },
      },
    ],
    flows: [],
    ...changes,
  };
}

const fixed = { type: 'fixed', code: 'WREN10', percentage: 10, expiry: null } as const;

it.each([
  ['a code of the store', { discount: fixed }, { discount: { ...fixed, code: '' } }, ['discountCode']],
  ['a code that nobody sees', { discount: { ...fixed, type: 'unique' } }, { discount: { code: '' } }, []],
  ['a link to the store', { redirectUrl: 'https://www.wren.example/x' }, { redirectUrl: null }, ['link']],
  [
    'a link to somewhere else',
    { redirectUrl: 'https://a.example/x' },
    { redirectUrl: 'https://a.example/x' },
    [],
  ],
  [
    'chosen products',
    { recommendationMethod: 'manual' },
    { recommendationMethod: 'automatic' },
    ['recommendedProducts'],
  ],
] as [string, Partial<DripSettings>, Partial<DripSettings>, string[]][])(
  'decides about %s',
  (_what, settings, expected, codes) => {
    const fitted = fitCampaign(campaign(settings), FACTS);
    expect(fitted.campaign.messages[0]?.settings).toMatchObject(expected);
    expect(fitted.notes.map(({ code }) => code)).toEqual(codes);
  },
);

const OWN = { template: 'sale', language: 'en', body: 'Hello' };
const withOwn = campaign({}, { messages: campaign({}).messages.map((one) => ({ ...one, start: OWN })) });

it('starts with the usual text if the other store lacks the template', () => {
  const fitted = fitCampaign(withOwn, FACTS);
  expect(fitted.campaign.messages[0]?.start).toEqual({ flow: 'usual of carts1' });
  expect(fitted.notes).toEqual([{ code: 'ownTemplate', values: { name: 'sale' } }]);
  expect(fitCampaign(withOwn, { ...FACTS, hasTemplate: () => true }).campaign.messages[0]?.start).toEqual(
    OWN,
  );
});

it('takes no texts along where the plan does not include own ones', () => {
  const flows: PortableCampaign['flows'] = [
    {
      key: 'first',
      nodes: [{ kind: 'text', masterId: 'n1', text: 'Hello', withoutValues: null, buttons: [] }],
    },
  ];
  expect(fitCampaign(campaign({}, { flows }), FACTS).campaign.flows).toEqual(flows);
  const fitted = fitCampaign(campaign({}, { flows }), { ...FACTS, mayEdit: false });
  expect([fitted.campaign.flows, fitted.notes]).toEqual([[], [{ code: 'textsLocked', values: {} }]]);
});

it('summarises the settings for the audit log', () => {
  expect(summariseCampaign(campaign({ discount: fixed, cooldownDays: 3 }))).toEqual({
    holdOutPercent: 5,
    delays: '2 h',
    discounts: '10 %',
    cooldowns: '3 d',
    redirects: '–',
    sentMessages: '1',
    ownTexts: 0,
  });
});
