import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResponseOf } from '#platform/http/call.ts';
import { getCampaignLift, type CampaignLift } from '../../contract/lift-calls.ts';
import { tryOnPast, type PastMessage } from '../../contract/past-calls.ts';
import { openCampaign as openPage } from '../../testing/open-campaign.tsx';
import { DRIP_ID } from '../../testing/sample-drip.ts';
import { NO_LIFT } from '../../testing/sample-figures.ts';

const LENA: PastMessage = {
  key: 'checkout:c1',
  person: { subscriberId: 's1', name: 'Lena Vogel', phoneShown: '+49 1511 2345678' },
  eventAt: '2026-11-01T09:00:00.000Z',
  amountMinor: 4500,
  currency: 'EUR',
  dripId: DRIP_ID,
  outcome: 'sent',
  at: '2026-11-01T10:00:00.000Z',
  whySentence: null,
  waitedSentence: null,
};
const TOM: PastMessage = {
  ...LENA,
  key: 'checkout:c2',
  person: null,
  outcome: 'notSent',
  whySentence: 'They ordered before the reminder was due.',
};
const ANSWER: ResponseOf<typeof tryOnPast> = {
  untold: null,
  note: 'A cart is known as it was left last.',
  from: '2026-10-02T00:00:00.000Z',
  until: '2026-11-01T00:00:00.000Z',
  progress: { done: 2, of: 2 },
  cutAt: null,
  messages: [LENA, TOM],
  stillWaiting: 0,
  next: null,
};
const openCampaign = (opened: Parameters<typeof openPage>[0] = {}) => openPage({ tab: 'results', ...opened });
const tab = (name: string) => screen.findByRole('tab', { name });
const panel = async () => within(await screen.findByRole('region', { name: 'What it would have sent' }));
const TRY = 'Try it on the last 30 days';
const tryIt = (name = TRY) => screen.findByRole<HTMLButtonElement>('button', { name });
/** Returns the button once it is enabled. It is disabled until its code is loaded. */
const tryItNow = async () => {
  await waitFor(async () => expect((await tryIt()).disabled).toBe(false));
  return tryIt();
};

test('lists people who would have got a message, and the reasons for the others', async () => {
  const { api, user } = openCampaign({ prepare: (server) => server.answer(tryOnPast, ANSWER) });
  await user.click(await tryItNow());
  const shown = await panel();
  await shown.findByText('1 message to 1 person would have gone out.');
  shown.getByText(/^1 time it would have kept silent/);
  shown.getByText(/^A cart is known as it was left last\. This assumes that its templates were approved/);
  expect(shown.getByRole('link', { name: 'Lena Vogel' }).getAttribute('href')).toBe('/subscribers/s1');
  shown.getByText('+49 1511 2345678');
  shown.getByText('€45.00');
  await user.click(shown.getByText('Would not'));
  await shown.findByText('They ordered before the reminder was due.');
  shown.getByText('Somebody your store has no name for');
  expect(api.requests(tryOnPast)[0]?.body).toEqual({
    pageId: 'demo.myshopify.com',
    type: 'abandonedCart',
    drips: [],
    delays: [],
    holdOutPercent: null,
  });
});

test('uses unsaved input, and is disabled while the input has an error', async () => {
  const { api, user } = openCampaign({ prepare: (server) => server.answer(tryOnPast, ANSWER) });
  await tryItNow();
  await user.click(await tab('Message'));
  const share = await screen.findByRole('textbox', { name: 'Hold-out share' });
  await user.clear(share);
  await user.type(share, '99');
  await user.click(await tab('Results'));
  await waitFor(async () => expect((await tryIt()).disabled).toBe(true));
  await user.click(await tab('Message'));
  await user.clear(share);
  await user.type(share, '50');
  await user.clear(screen.getByLabelText('Time of message 1: how many'));
  await user.type(screen.getByLabelText('Time of message 1: how many'), '3');
  await user.type(screen.getAllByLabelText('utm_term')[0] ?? document.body, 'x');
  await user.click(await tab('Results'));
  await user.click(await tryItNow());
  await tryIt('Try again');
  expect(api.requests(tryOnPast)[0]?.body).toMatchObject({
    holdOutPercent: 50,
    delays: [{ dripId: DRIP_ID, timeBox: { magnitude: 3, unit: 'Hours' } }],
    drips: [{ dripId: DRIP_ID, attributes: { utm: { utm_term: 'x' } } }],
  });
});

test('says that nobody would have got a message if nothing happened', async () => {
  const nothing = { ...ANSWER, messages: [] };
  const { user } = openCampaign({ prepare: (server) => server.answer(tryOnPast, nothing) });
  await user.click(await tryItNow());
  await (await panel()).findByText('It would have written to nobody: nothing happened that starts it.');
});

test('loads a long replay in parts', async () => {
  const next = { until: ANSWER.until, place: 1 };
  const pieces = [
    { ...ANSWER, messages: [LENA], progress: { done: 1, of: 2 }, next },
    { ...ANSWER, messages: [TOM], stillWaiting: 1 },
  ];
  const { api, user } = openCampaign({
    prepare: (server) => server.answer(tryOnPast, () => pieces.shift() ?? ANSWER),
  });
  await user.click(await tryItNow());
  await (await panel()).findByText(/1 message would still wait for the time\./);
  expect(api.requests(tryOnPast).map(({ body }) => body.next)).toEqual([undefined, next]);
});

test('stops a running replay, and shows its progress', async () => {
  const { api, user } = openCampaign();
  const answer = api.hold(tryOnPast);
  await user.click(await tryItNow());
  await (await panel()).findByText('Looking at what happened.');
  await user.click(await tryIt('Stop'));
  await (await panel()).findByText(/^Stopped\./);
  answer(ANSWER);
  await tryIt('Try again');
  expect((await panel()).queryByText('Lena Vogel')).toBeNull();
});

test('says that a replay failed, and tries again', async () => {
  const { api, user } = openCampaign({ prepare: (server) => server.refuse(tryOnPast, 'SEARCH_TOO_LONG') });
  await user.click(await tryItNow());
  await (await panel()).findByText(/The past could not be loaded/);
  api.answer(tryOnPast, ANSWER);
  await user.click(within((await panel()).getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await (await panel()).findByText('1 message to 1 person would have gone out.');
});

test('offers no replay for a campaign without history', async () => {
  openCampaign({ channel: 'FB', type: 'getStarted', drips: [] });
  await panel();
  expect(screen.queryByRole('button', { name: 'Try it on the last 30 days' })).toBeNull();
});

const side = (people: number, ordered: number, share: number) => ({
  people,
  ordered,
  share,
  interval: { low: share - 2, high: share + 2 },
});
const LIFT: CampaignLift = {
  ...NO_LIFT,
  holdOutPercent: 10,
  since: '2026-10-01T00:00:00.000Z',
  written: side(300, 60, 20),
  heldOut: side(300, 15, 5),
  lift: { points: 15, interval: { low: 10, high: 20 } },
  verdict: 'helps',
  inWords: 'Of those who were written to, 15 in a hundred more ordered.',
};

test.each([
  ['helps', 'It helps'],
  ['harms', 'It takes away'],
  ['unknown', 'Not known yet'],
] as const)('shows both shares of a campaign that %s, with “%s”', async (verdict, word) => {
  openCampaign({ holdOutPercent: 10, prepare: (api) => api.answer(getCampaignLift, { ...LIFT, verdict }) });
  await screen.findByText(word);
  const adds = within(await screen.findByRole('region', { name: 'What it adds' }));
  adds.getByText(LIFT.inWords);
  adds.getByText('60 of 300 ordered');
  adds.getByText('15 of 300 ordered');
  adds.getByText(/10% are held out\./);
});

test.each<[string, NonNullable<CampaignLift['worth']>['added'], string]>([
  [
    'how much of the revenue was added',
    { minor: 6_312_345, low: 3_501_000, high: 8_749_000 },
    '€150,792.00 is credited to it since then. About €63,000 of that would not have come without it (€35,000 to €87,000, with 95% confidence).',
  ],
  [
    'that the effect is unknown while it can be zero',
    { minor: 6_312_345, low: -1, high: 8_749_000 },
    '€150,792.00 is credited to it since then. Orders differ too much in size to tell yet how much of that would have come without it.',
  ],
  [
    'that the effect is unknown while too few people have ordered',
    null,
    '€150,792.00 is credited to it since then. Too few people have ordered yet to tell how much of that would have come without it.',
  ],
])('says beside the credited revenue %s', async (_statement, added, sentence) => {
  const worth = { creditedMinor: 15_079_200, added };
  openCampaign({ holdOutPercent: 10, prepare: (api) => api.answer(getCampaignLift, { ...LIFT, worth }) });
  await screen.findByText(sentence);
});

test('compares nothing if nobody was ever held out', async () => {
  openCampaign();
  await panel();
  expect(screen.queryByRole('region', { name: 'What it adds' })).toBeNull();
});

test('says when a hold-out that started today can be compared', async () => {
  const young = { ...NO_LIFT, holdOutPercent: 10 };
  openCampaign({ holdOutPercent: 10, prepare: (api) => api.answer(getCampaignLift, young) });
  await screen.findByText(/^10% are held out, and none of them had five days to order yet\./);
});

test('shows a comparison’s loading failure only if somebody is held out', async () => {
  const { api, user } = openCampaign({
    holdOutPercent: 10,
    prepare: (server) => server.refuse(getCampaignLift, 'SEARCH_TOO_LONG'),
  });
  const failed = await screen.findByText(/The comparison could not be loaded/);
  api.answer(getCampaignLift, LIFT);
  const adds = within(await screen.findByRole('region', { name: 'What it adds' }));
  expect(failed).toBeDefined();
  await user.click(adds.getByRole('button', { name: 'Try again' }));
  await adds.findByText('It helps');
});
