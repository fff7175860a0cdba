import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  getSendingPause,
  pauseAllSending,
  resumeAllSending,
  type SendingPause,
} from '#features/engine/messaging/contract/pause-calls.ts';
import { texts } from '#features/engine/messaging/texts/en.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getSenderHealth } from '#features/product/sender-health/contract/sending-health.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { closeApp, heading, openApp } from '../testing/open-app.tsx';

afterEach(closeApp);

const SENDING: SendingPause = { pausedAt: null, held: 0, late: 0 };
const PAUSED: SendingPause = { pausedAt: '2026-11-29T09:00:00.000Z', held: 1203, late: 3 };
const HEALTH = {
  senders: [],
  stoppedTemplates: [],
  notedTemplates: [],
  inbox: { count: 0, oldestSeconds: null },
  givenUp: { webhooks: 0, timers: 0, commands: 0, mails: 0 },
  failures: [],
  failuresOf: 0,
  failuresSince: '2026-11-22T09:00:00.000Z',
};

/** Opens the app with a fake server that stores the pause. */
function openWith(address: string, first: SendingPause) {
  let now = first;
  return openApp(address, sampleMerchant(), (api) => {
    api.answer(getSenderHealth, HEALTH);
    api.answer(getSendingPause, () => now);
    api.answer(pauseAllSending, () => (now = PAUSED));
    api.answer(resumeAllSending, () => (now = SENDING));
  });
}

const resumes = () => fakeApi.requests(resumeAllSending).map(({ body }) => body.late);
const banner = () => screen.findByText(/All sending has been paused since .* 1,203 messages are waiting\./);

it('a merchant finds the pause by a synonym, confirms it, and all sending pauses', async () => {
  const user = openWith('/help', SENDING);
  await heading('Help Centre');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Find anything' });
  await user.keyboard('stop');
  await user.click(await screen.findByRole('option', { name: /Pause all sending/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause all sending?' });
  expect(fakeApi.requests(pauseAllSending)).toEqual([]);
  within(dialog).getByText(texts.pause.text);
  await user.click(within(dialog).getByRole('button', { name: 'Pause all sending' }));
  await banner();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(location.hash).toBe('');
  expect(fakeApi.requests(pauseAllSending)).toHaveLength(1);
});

it('sending continues if the merchant cancels the dialog', async () => {
  const user = openWith('/sender-health', SENDING);
  const button = await screen.findByRole('button', { name: 'Pause all sending' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Pause all sending?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(fakeApi.requests(pauseAllSending)).toEqual([]);
});

it.each([
  ['drops late messages by default', null, 'drop'],
  ['sends late messages if the merchant chooses so', texts.resume.send, 'send'],
])('%s', async (_what, choice, late) => {
  const user = openWith('/help', PAUSED);
  await banner();
  await user.click(screen.getByRole('button', { name: 'Resume sending' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resume sending?' });
  within(dialog).getByText(/^1,200 waiting messages can be sent now/);
  within(dialog).getByRole('radiogroup', { name: '3 messages are now too late' });
  if (choice !== null) await user.click(within(dialog).getByRole('radio', { name: choice }));
  await user.click(within(dialog).getByRole('button', { name: 'Resume sending' }));
  await waitFor(() => expect(screen.queryByText(/All sending has been paused/)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(resumes()).toEqual([late]);
});
