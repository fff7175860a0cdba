import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TRIAL } from '#features/foundations/plans/testing/sample-plans.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import {
  dashboardWAWidget,
  getSupportSettings,
  isOnSupportChat,
  onBoardToCS,
  type SupportSettings,
} from '../contract/support-calls.ts';
import { texts } from '../texts/en.ts';
import { ChatWithUs } from './chat-with-us.tsx';
import { SupportScreen } from './support-screen.tsx';

const CHAT = 'https://chat.example';
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

function openSupport({ isOn = 0, ...changes }: Partial<SupportSettings> & { isOn?: 0 | 1 } = {}) {
  const settings = { chatUrl: CHAT, opensDirectly: false, supportEmail: 'help@bellbird.example', ...changes };
  fakeApi.answer(getSupportSettings, settings);
  fakeApi.answer(isOnSupportChat, isOn);
  return mountScreen(<SupportScreen merchant={sampleMerchant()} />);
}

describe('customer support', () => {
  it('is locked on a plan without it, with a link to the plans', async () => {
    const planDetails = { ...TRIAL, features: { customerSupport: false } };
    const seePlans = vi.fn<() => void>();
    const { user } = mountScreen(
      <SeePlans value={seePlans}>
        <SupportScreen merchant={sampleMerchant({ planDetails })} />
      </SeePlans>,
    );
    await screen.findByRole('heading', { name: 'Customer Support', level: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /plans/i }));
    expect(seePlans).toHaveBeenCalledOnce();
  });

  it('opens immediately if the shop has signed up', async () => {
    openSupport({ isOn: 1 });
    await waitFor(() => expect(leftFor()).toEqual([CHAT]));
    expect(screen.getByRole('link', { name: 'open it yourself' }).getAttribute('href')).toBe(CHAT);
  });

  it('opens without a sign-up for a store on the list', async () => {
    openSupport({ opensDirectly: true });
    const link = await screen.findByRole('link', { name: 'Open the support chat' });
    expect(link.getAttribute('href')).toBe(CHAT);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(leftFor()).toEqual([]);
  });

  it('says whom to ask if the installation does not have it', async () => {
    openSupport({ chatUrl: null });
    await screen.findByText(/Write to help@bellbird.example to ask for it/);
  });

  it('shows an error if it could not be loaded', async () => {
    fakeApi.refuse(isOnSupportChat, 'DATABASE_AWAY');
    fakeApi.answer(getSupportSettings, {
      chatUrl: CHAT,
      opensDirectly: false,
      supportEmail: 'help@b.example',
    });
    const { user } = mountScreen(<SupportScreen merchant={sampleMerchant()} />);
    await screen.findByText('Customer support could not be loaded');
    fakeApi.answer(isOnSupportChat, 1);
    await user.click(await button('Try again'));
    await waitFor(() => expect(leftFor()).toEqual([CHAT]));
  });
});

describe('the sign-up', () => {
  it('asks to confirm the address, and then says where the login was sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi.answer(onBoardToCS, 'ada@wren.example');
    const { user } = openSupport();
    await screen.findByRole('heading', { name: 'Signup for customer support dashboard' });
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Admin e-mail' });
    expect(email.value).toBe('owner@demo.example');
    await user.clear(email);
    await user.type(email, 'ada@wren.example');
    await user.click(await button('Sign up'));
    const asks = await screen.findByRole('dialog', {
      name: 'Are you sure you want to use ada@wren.example as admin email',
    });
    await user.click(within(asks).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeApi.requests(onBoardToCS)).toEqual([]);
    await user.click(await button('Sign up'));
    await user.click(await button('Yes'));
    await screen.findByText('Login Credentials has been sent to ada@wren.example');
    expect(fakeApi.requests(onBoardToCS)[0]?.query).toEqual({
      email: 'ada@wren.example',
      shopUrl: 'demo.myshopify.com',
    });
    vi.advanceTimersByTime(60_000);
    await waitFor(() => expect(leftFor()).toEqual([CHAT]));
  });

  it('says whom to ask if it fails, and keeps the address', async () => {
    fakeApi.refuse(onBoardToCS, 'PARTNER_FAILED');
    const { user } = openSupport();
    await user.click(await button('Sign up'));
    await user.click(await button('Yes'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something Went Wrong, Please try again, or contact support at help@bellbird.example',
    );
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('owner@demo.example');
  });
});

describe('the chat with us', () => {
  async function openChat() {
    const merchant = { shopUrl: 'demo.myshopify.com', shopCountry: 'DE' };
    const { user } = mountScreen(<ChatWithUs merchant={merchant} />);
    await user.click(await button('Chat with us'));
    const dialog = await screen.findByRole('dialog', { name: 'Chat with us' });
    const number = await within(dialog).findByLabelText<HTMLInputElement>('Your WhatsApp number');
    return { user, dialog, number };
  }

  it('shows the parsed number and its country before it is sent', async () => {
    fakeApi.answer(dashboardWAWidget, { stored: true });
    const { user, dialog, number } = await openChat();
    const country = within(dialog).getByLabelText<HTMLSelectElement>('Country');
    expect([country.value, country.disabled]).toEqual(['DE', true]);
    expect(document.activeElement).toBe(number);
    await user.type(number, '01521 5550101');
    await within(dialog).findByText('We will write to +49 1521 5550101.');
    await user.clear(number);
    await user.type(number, '+91 98765 43210');
    await waitFor(() => expect(country.value).toBe('IN'));
    await user.click(await button(texts.chatWithUs.send));
    await within(dialog).findByText('Thank you. We will write to +91 98765 43210 on WhatsApp.');
    expect(fakeApi.requests(dashboardWAWidget)[0]?.body).toEqual({
      shopUrl: 'demo.myshopify.com',
      phone: '+919876543210',
    });
  });

  it('says that the number is invalid until another one is typed, and shows the server’s refusal', async () => {
    fakeApi.refuse(dashboardWAWidget, 'TOO_MANY_REQUESTS');
    const { user, dialog, number } = await openChat();
    await user.type(number, '98{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('not a phone number');
    await user.type(number, '7');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await user.clear(number);
    await user.type(number, '+919876543210{Enter}');
    await within(dialog).findByRole('alert');
    expect(fakeApi.requests(dashboardWAWidget)).toHaveLength(1);
  });

  it('closes with Escape or its close button, and returns the focus', async () => {
    const { user } = await openChat();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await button('Chat with us'));
    await user.click(await button('Chat with us'));
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
