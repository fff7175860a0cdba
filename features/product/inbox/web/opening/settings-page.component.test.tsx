import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import {
  getInboxSettings,
  getOpening,
  saveInboxSettings,
  type InboxSettings,
  type OpeningNow,
} from '../../contract/opening-calls.ts';
import { USUAL_HOURS } from '../../contract/opening-hours.ts';
import { texts } from '../../texts/en.ts';
import { OpeningLine } from './opening-line.tsx';
import { InboxSettingsPage } from './settings-page.tsx';

const SHOP = {
  shopUrl: 'demo.myshopify.com',
  shopName: 'Bluebell',
  shopCurrency: 'EUR',
  shopTimeZone: 'Europe/Berlin',
};
const OFF: InboxSettings = { hoursOn: false, hours: USUAL_HOURS, awayOn: false, awayText: '' };
const ON: InboxSettings = { ...OFF, hoursOn: true, awayOn: true, awayText: 'Hello {{first name}}!' };
const OPEN: OpeningNow = { isOpen: true, until: '2026-11-20T17:00:00.000Z' };
const EVENING = formatMoment('2026-11-20T17:00:00.000Z', 'Europe/Berlin');

function open(settings: InboxSettings, now = OPEN, role: Role = 'owner') {
  fakeApi.answer(getInboxSettings, { settings, now });
  fakeApi.answer(saveInboxSettings, { settings, now });
  return mountScreen(<InboxSettingsPage merchant={SHOP} />, { address: '/inbox/settings', role });
}

const saved = () => fakeApi.requests(saveInboxSettings).map(({ body }) => body.settings);
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: texts.opening.save });
const toggle = (name: string) => screen.findByRole('switch', { name });
const select = (label: string, day: string) =>
  screen.getAllByRole<HTMLSelectElement>('combobox', { name: fill(label, { day }) });

describe('the opening hours', () => {
  it('are switched on, changed and copied to all days', async () => {
    const { user } = open(OFF);
    await screen.findByText(texts.opening.nowOff);
    await user.click(await toggle(texts.hours.switch));
    await user.selectOptions(select(texts.hours.until, 'Monday')[0] as HTMLElement, '13:00');
    await user.click(screen.getByRole('button', { name: fill(texts.hours.addTo, { day: 'Monday' }) }));
    await user.click(screen.getByRole('button', { name: fill(texts.hours.copyFrom, { day: 'Monday' }) }));
    await user.click(await save());
    const day = [
      { fromMinute: 540, untilMinute: 780 },
      { fromMinute: 840, untilMinute: 1080 },
    ];
    expect(saved()).toEqual([
      { ...OFF, hoursOn: true, hours: { weekdays: Array.from({ length: 7 }, () => day), closedDays: [] } },
    ]);
  });

  it('cannot be saved while two periods overlap', async () => {
    const { user } = open(ON);
    await user.click(await screen.findByRole('button', { name: fill(texts.hours.addTo, { day: 'Friday' }) }));
    await user.selectOptions(select(texts.hours.from, 'Friday')[1] as HTMLElement, '12:00');
    expect(screen.getByRole('alert').textContent).toBe(texts.hours.overlap);
    expect((await save()).disabled).toBe(true);
    const remove = fill(texts.hours.remove, { from: '12:00', until: '23:00', day: 'Friday' });
    await user.click(screen.getByRole('button', { name: remove }));
    expect(screen.queryByRole('button', { name: texts.opening.save })).toBeNull();
  });

  it('have closed days, each once and in order', async () => {
    const { user } = open({ ...ON, hours: { ...USUAL_HOURS, closedDays: ['2026-12-26'] } });
    const field = await screen.findByLabelText(texts.hours.addDay);
    for (const day of ['2026-12-25', '2026-12-26']) {
      await pasteInto(user, field, day);
      await user.keyboard('{Enter}');
    }
    await user.click(await save());
    expect(saved()[0]?.hours.closedDays).toEqual(['2026-12-25', '2026-12-26']);
  });
});

describe('the away message', () => {
  it('needs opening hours', async () => {
    open(OFF);
    expect((await toggle(texts.away.switch)).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(texts.away.needsHours)).toBeDefined();
  });

  it('starts with a text, and shows it on the phone with a name', async () => {
    const { user } = open({ ...OFF, hoursOn: true });
    await user.click(await toggle(texts.away.switch));
    const phone = await screen.findByRole('figure');
    expect(within(phone).getByText(/^Hello Mira, thank you/)).toBeDefined();
    await user.click(await save());
    expect(saved()[0]).toMatchObject({ awayOn: true, awayText: texts.away.usual });
  });

  it.each([
    ['', texts.away.needsText],
    ['Hello {{name}}', fill(texts.away.unknown, { variable: '{{name}}', known: '{{first name}}' })],
  ])('is not saved as %j', async (text, fault) => {
    const { user } = open(ON);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.away.text });
    await user.clear(field);
    if (text !== '') await pasteInto(user, field, text);
    expect(screen.getByText(fault)).toBeDefined();
    expect((await save()).disabled).toBe(true);
  });
});

it.each<[string, InboxSettings, OpeningNow, string]>([
  ['open', ON, OPEN, fill(texts.opening.nowOpenUntil, { when: EVENING })],
  ['always open', ON, { isOpen: true, until: null }, texts.opening.nowOpen],
  ['closed', ON, { isOpen: false, until: null }, texts.opening.nowClosedAway],
  [
    'closed, without a message',
    { ...ON, awayOn: false },
    { isOpen: false, until: null },
    texts.opening.nowClosed,
  ],
])('says what happens now: %s', async (_what, settings, now, sentence) => {
  open(settings, now);
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('status');
});

it('lets nobody change it who must not answer', async () => {
  open(ON, OPEN, 'viewer');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.away.text });
  expect(field.closest('fieldset')?.disabled).toBe(true);
  expect((await toggle(texts.hours.switch)).hasAttribute('disabled')).toBe(true);
});

it.each<[OpeningNow | null, string]>([
  [{ isOpen: true, until: '2026-11-20T17:00:00.000Z' }, fill(texts.opening.openUntil, { when: EVENING })],
  [{ ...OPEN, isOpen: false }, fill(texts.opening.closedUntil, { when: EVENING })],
  [{ isOpen: false, until: null }, 'Closed'],
  [null, ''],
])('the inbox says whether the shop is open: %j', async (opening, sentence) => {
  fakeApi.answer(getOpening, { opening });
  mountScreen(<OpeningLine shop={SHOP} />, { address: '/inbox' });
  const link = await screen.findByRole('link', { name: texts.opening.title });
  if (sentence !== '') await screen.findByText(sentence);
  expect(link.parentElement?.textContent).toBe(sentence + texts.opening.title + texts.numbers.link);
});
