import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  connectWhatsAppNumber,
  getWhatsAppSender,
  resumeWhatsAppNumber,
  type WhatsAppSender,
} from '../../contract/channel-calls.ts';
import { getReadTicks, setReadTicks } from '../../contract/read-ticks-calls.ts';
import { GRANTED, watchLoginWindows } from '../../testing/log-in-with-facebook.ts';
import { SENDER } from '../../testing/sample-senders.ts';
import { texts } from '../../texts/en.ts';
import { ReadTicksPanel } from '../read-ticks/read-ticks.tsx';
import { WhatsAppNumberPanel } from './whatsapp-number-panel.tsx';

const SHOP = 'demo.myshopify.com';
const ORIGIN = 'https://www.facebook.example';
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

function openNumber(sender: WhatsAppSender | null, signUpOrigin: string | null = ORIGIN) {
  fakeApi.answer(getWhatsAppSender, { sender, signUpOrigin });
  return mountScreen(<WhatsAppNumberPanel shopUrl={SHOP} timeZone="Europe/Berlin" />);
}

/** Sends the message with the chosen number, as Meta's sign-up pop-up does. */
function chooseNumber(origin = ORIGIN): void {
  const data = { phone_number_id: '1001', waba_id: '2002' };
  const message = JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event: 'FINISH', data });
  dispatchEvent(new MessageEvent('message', { origin, data: message }));
}

describe('the WhatsApp number', () => {
  it.each<[string, Partial<WhatsAppSender>, (string | RegExp)[]]>([
    ['healthy', {}, ['Connected', 'High', '2,000 new conversations a day', 'Demo Tea']],
    ['blocked by some', { qualityColor: 'YELLOW' }, ['Connected, quality medium', 'Medium']],
    ['without a limit', { currentLimit: 'TIER_UNLIMITED' }, ['No limit']],
    ['not described yet', { displayPhoneNumber: null }, ['Your WhatsApp number']],
    [
      'without its name',
      { nameStatus: 'DECLINED' },
      ['WhatsApp declined this name. Change it in WhatsApp Manager.'],
    ],
    [
      'used in the phone app, too',
      { phoneApp: { history: 'importing', percent: 40, reportedAt: '2026-01-05T09:00:00.000Z' } },
      [
        /used in the WhatsApp Business app, too.*20 messages a second/,
        '40 % of your older messages are imported.',
      ],
    ],
    [
      'imported from the phone app',
      { phoneApp: { history: 'done', percent: 100, reportedAt: '2026-01-05T09:00:00.000Z' } },
      [/^Your older messages with subscribers were imported until .*10:00\.$/],
    ],
    [
      'without older messages of the phone app',
      { phoneApp: { history: 'declined', percent: null, reportedAt: '2026-01-05T09:00:00.000Z' } },
      [/^You share no older messages/],
    ],
    ['with notes', { notes: ['WhatsApp restricted the account.'] }, ['WhatsApp restricted the account.']],
    [
      'stopped for good',
      { stoppedReason: 'The token is dead.' },
      ['Stopped', 'Nothing is sent: The token is dead.'],
    ],
  ])('that is %s shows its state', async (_state, changes, shown) => {
    openNumber({ ...SENDER, ...changes });
    for (const text of shown) await screen.findByText(text);
    expect(screen.queryByRole('button', { name: 'Try sending again' })).toBeNull();
  });

  it('that was stopped can be resumed if a retry may help', async () => {
    fakeApi.answer(resumeWhatsAppNumber, { resumed: true });
    const { user } = openNumber({ ...SENDER, stoppedReason: 'It was restricted.', canResume: true });
    const again = await button('Try sending again');
    fakeApi.answer(getWhatsAppSender, { sender: SENDER, signUpOrigin: ORIGIN });
    await user.click(again);
    await screen.findByText('Messages go out again');
    await screen.findByText('Connected');
    expect(fakeApi.requests(resumeWhatsAppNumber)[0]?.body).toEqual({ shopUrl: SHOP });
  });

  it.each([
    [ORIGIN, texts.number.none, 1],
    [null, texts.number.noneWithoutSignUp, 0],
  ])('that is missing, with sign-up at %s, says what to do', async (origin, text, buttons) => {
    openNumber(null, origin);
    await screen.findByText(text);
    await screen.findByText('Not connected');
    expect(screen.queryAllByRole('button', { name: 'Connect number' })).toHaveLength(buttons);
  });

  it('that could not be loaded says so', async () => {
    fakeApi.refuse(getWhatsAppSender, 'DATABASE_AWAY');
    mountScreen(<WhatsAppNumberPanel shopUrl={SHOP} timeZone="Europe/Berlin" />);
    await screen.findByText('The WhatsApp number could not be loaded');
  });
});

describe('the sign-up of a number', () => {
  it('connects the chosen number, and polls until WhatsApp has described it', async () => {
    const login = watchLoginWindows();
    fakeApi.answer(connectWhatsAppNumber, { connected: true });
    const { user } = openNumber(SENDER);
    await user.click(await button('Change number'));
    await screen.findByText(texts.number.signingUp);
    expect(login().address).toBe('/auth/facebook?purpose=whatsapp');
    chooseNumber();
    const fresh = { ...SENDER, displayPhoneNumber: null, nameStatus: null, currentLimit: 'TIER_250' };
    fakeApi.answer(getWhatsAppSender, { sender: fresh, signUpOrigin: ORIGIN });
    login().answer({ purpose: 'whatsapp', ...GRANTED });
    await screen.findByText('App is ready!');
    await screen.findByText('Your WhatsApp number');
    fakeApi.answer(getWhatsAppSender, {
      sender: { ...SENDER, displayPhoneNumber: '+49 1521 5550111' },
      signUpOrigin: ORIGIN,
    });
    await screen.findByText('+49 1521 5550111');
    expect(fakeApi.requests(connectWhatsAppNumber).map(({ body }) => body)).toEqual([
      { shopUrl: SHOP, accessToken: 'sealed', phoneNumberId: '1001', businessAccountId: '2002' },
    ]);
  });

  it.each([
    ['nothing was chosen', () => undefined],
    ['another page sent the message', () => chooseNumber('https://evil.example')],
  ])('changes nothing if %s', async (_story, speak) => {
    const login = watchLoginWindows();
    const { user } = openNumber(null);
    await user.click(await button('Connect number'));
    speak();
    login().answer({ purpose: 'whatsapp', ...GRANTED });
    await screen.findByText(texts.number.notChosen);
    expect(fakeApi.requests(connectWhatsAppNumber)).toEqual([]);
  });

  it('can be cancelled, which is not an error', async () => {
    const login = watchLoginWindows();
    const { user } = openNumber(null);
    await user.click(await button('Connect number'));
    await user.click(await button('Cancel'));
    await screen.findByText('The WhatsApp sign-up was cancelled, so nothing was changed.');
    expect(login().isClosed()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the reason of a refusal', async () => {
    const login = watchLoginWindows();
    fakeApi.refuse(connectWhatsAppNumber, 'NUMBER_TAKEN');
    const { user } = openNumber(null);
    await user.click(await button('Connect number'));
    chooseNumber();
    login().answer({ purpose: 'whatsapp', ...GRANTED });
    await screen.findByRole('alert');
    expect((await button('Connect number')).dataset['loading']).toBeUndefined();
  });
});

describe('the read ticks', () => {
  const NUMBER = { senderId: '0190a000-0000-7000-8000-000000000001', name: '+49 1521 5550100', isOn: false };
  const NAME = 'Show shoppers that their messages were read, on +49 1521 5550100';

  it('switch immediately, and switch back if the server refuses', async () => {
    fakeApi.answer(getReadTicks, { numbers: [NUMBER] });
    fakeApi.answer(setReadTicks, ({ body }) => ({ isOn: body.isOn }));
    const { user } = mountScreen(<ReadTicksPanel shopUrl={SHOP} />);
    const ticks = await screen.findByRole<HTMLInputElement>('switch', { name: NAME });
    await user.click(ticks);
    await screen.findByText('Saved Successfully');
    expect(ticks.checked).toBe(true);
    fakeApi.refuse(setReadTicks, 'INTERNAL');
    await user.click(ticks);
    await screen.findByRole('alert');
    await waitFor(() => expect(ticks.checked).toBe(true));
    expect(fakeApi.requests(setReadTicks).map(({ body }) => body.isOn)).toEqual([true, false]);
  });

  it('are missing if no number supports them', async () => {
    fakeApi.answer(getReadTicks, { numbers: [] });
    mountScreen(<ReadTicksPanel shopUrl={SHOP} />);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Read ticks' })).toBeNull());
  });
});
