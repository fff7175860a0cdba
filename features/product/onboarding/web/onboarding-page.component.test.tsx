import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { connectPage } from '#features/foundations/channels/contract/facebook-calls.ts';
import { SENDER } from '#features/foundations/channels/testing/sample-senders.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getWAAttributes } from '#features/product/automations/contract/attribute-calls.ts';
import {
  getCampaignStates,
  getDrips,
  setCampaignState,
} from '#features/product/automations/contract/automation-calls.ts';
import { getTools, setToolActive } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import { sampleTool } from '#features/product/opt-in-tools/testing/sample-tool.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getOnboarding } from '../contract/onboarding-calls.ts';
import { texts } from '../texts/en.ts';
import { OnboardingPage } from './onboarding-page.tsx';

const NO_NUMBER = { current_limit: 'TIER_1K', quality_color: 'GREEN', whatsapp_rating: 'High' } as const;
const THEME_EDITOR = 'https://demo.example/admin/themes/current/editor';
const SCRIPT = '<script src="https://bellbird.example/storefront/embed.js"></script>';
/** Opens the onboarding at a step, as a reload does. */
function openStep(step: number, prepare: (api: typeof fakeApi) => void = () => undefined) {
  sessionStorage.setItem('bellbird-onboarding-step', String(step));
  fakeApi.answer(getOnboarding, { themeEditorUrl: THEME_EDITOR, scriptTag: SCRIPT });
  fakeApi.answer(connectPage, { pagePic: null });
  fakeApi.answer(getDrips, { drips: [] });
  fakeApi.answer(getCampaignStates, { states: { abandonedCart: false, shipmentUpdates: true } });
  fakeApi.answer(getWhatsAppSender, { sender: SENDER, signUpOrigin: null });
  fakeApi.answer(getTools, ({ query }) => ({
    popups: TOOLS.filter(({ channel }) => channel === query.channel),
  }));
  prepare(fakeApi);
  const merchant = sampleMerchant({ fbStatus: 'onboard' });
  return mountScreen(<OnboardingPage merchant={merchant} />);
}

const TOOLS = [
  sampleTool('persistentPill'),
  sampleTool('customerChatWidget', { active: true }),
  sampleTool('customerChatWidget', { channel: 'FB' }),
];
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('the welcome', () => {
  it('shows the sample in the merchant’s language', async () => {
    openStep(0);
    await waitFor(() => expect(fakeApi.requests(getDrips)[0]?.query.language).toBe('en'));
  });

  it('shows one scene after another, pauses, and leads to the first step', async () => {
    const { user } = openStep(0);
    const shown = () => document.querySelector('[data-shown=true]')?.textContent;
    expect(shown()).toContain(texts.scenes.signUp.text);
    await user.click(await button('Pause the pictures'));
    await user.click(await button('Play the pictures'));
    await user.click(await button('Show the reminder, 2 of 3'));
    expect(shown()).toContain(texts.scenes.reminder.text);
    await user.click(await button("Let's Get Started"));
    await screen.findByRole('heading', { name: 'Just one more step' });
    expect(sessionStorage.getItem('bellbird-onboarding-step')).toBe('1');
  });
});

describe('the embed', () => {
  it('is switched on by one link, with a line of code for themes without embeds', async () => {
    openStep(1);
    const link = await screen.findByRole('link', { name: 'Enable Extension' });
    await waitFor(() => expect(link.getAttribute('href')).toBe(THEME_EDITOR));
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(screen.getByText(SCRIPT)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy the line for your theme' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is the primary button until its link was opened, and then Continue is', async () => {
    const { user } = openStep(1);
    const link = await screen.findByRole('link', { name: 'Enable Extension' });
    await waitFor(() => expect(link.getAttribute('href')).toBe(THEME_EDITOR));
    expect(link.dataset.variant).toBe('filled');
    expect((await button('Continue')).dataset.variant).toBe('default');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(link.dataset.variant).toBe('default');
    expect((await button('Continue')).dataset.variant).toBe('filled');
  });

  it('says that the link could not be loaded, and tries again', async () => {
    const { user } = openStep(1, (api) => api.refuse(getOnboarding, 'INTERNAL'));
    await screen.findByText('The link to your theme could not be loaded');
    fakeApi.answer(getOnboarding, { themeEditorUrl: THEME_EDITOR, scriptTag: SCRIPT });
    await user.click(await button('Try again'));
    await screen.findByText(SCRIPT);
  });

  it('is followed by the set-up of the shop, once', async () => {
    const { user } = openStep(1);
    await user.click(await button('Continue'));
    // The page shows its own toasts in addition to those of the mounted screen.
    await screen.findAllByText('App is ready!');
    await user.click(await button('Back'));
    await user.click(await button('Continue'));
    await screen.findByText('Step 2 of 3');
    expect(fakeApi.requests(connectPage).map(({ body }) => body)).toEqual([
      { pageId: 'BSFBdemo', shopUrl: 'demo.myshopify.com', profileName: 'Demo Tea', onBoardingInit: true },
    ]);
  });
});

describe('the campaigns', () => {
  it('are switched on and off, and the welcome has no switch', async () => {
    const { user } = openStep(2, (api) =>
      api.answer(setCampaignState, ({ body: { type, state } }) => ({ type, state })),
    );
    const cart = await toggle('Abandoned cart');
    await waitFor(async () => expect((await toggle('Shipping notification')).checked).toBe(true));
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Abandoned cart',
      'Product abandonment',
      'Welcome',
      'Shipping notification',
    ]);
    expect(screen.queryByRole('switch', { name: 'Welcome' })).toBeNull();
    fakeApi.answer(getCampaignStates, { states: { abandonedCart: true, shipmentUpdates: true } });
    await user.click(cart);
    await waitFor(() => expect(cart.checked).toBe(true));
    expect(fakeApi.requests(setCampaignState).map(({ body }) => body)).toEqual([
      { pageId: 'demo.myshopify.com', type: 'abandonedCart', state: true },
    ]);
  });

  it('ask for the support number if it is missing', async () => {
    const { user } = openStep(2, (api) => {
      api.refuse(setCampaignState, 'SUPPORT_NUMBER_MISSING');
      api.answer(getWAAttributes, { data: { attributes: NO_NUMBER, country: 'DE' } });
    });
    const cart = await toggle('Abandoned cart');
    expect(screen.queryByText('Support number')).toBeNull();
    await user.click(cart);
    await screen.findByRole('heading', { name: 'Support number' });
    expect(cart.checked).toBe(false);
  });

  it('have no switch without a WhatsApp number, and explain why', async () => {
    openStep(2, (api) => api.answer(getWhatsAppSender, { sender: null, signUpOrigin: null }));
    await screen.findByText(texts.campaigns.noNumber);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('show a message if they could not be loaded', async () => {
    openStep(2, (api) => api.refuse(getCampaignStates, 'DATABASE_AWAY'));
    await screen.findByText('The campaigns could not be loaded');
  });
});

describe('the opt-in tools', () => {
  it('say that nothing can be sent before a number is connected', async () => {
    openStep(3, (api) => api.answer(getWhatsAppSender, { sender: null, signUpOrigin: null }));
    await screen.findByText(texts.tools.noNumber);
    expect((await toggle('Persistent pill')).disabled).toBe(false);
  });

  it('show no note if a number is connected', async () => {
    openStep(3);
    await toggle('Persistent pill');
    expect(screen.queryByText(texts.tools.noNumber)).toBeNull();
  });

  it('show each chat widget with the icon of its channel', async () => {
    openStep(3);
    await toggle('Persistent pill');
    const iconOf = (title: string) =>
      screen.getByRole('heading', { name: title }).closest('li')?.querySelector('svg')?.classList;
    expect(iconOf('WhatsApp chat widget')?.contains('tabler-icon-brand-whatsapp')).toBe(true);
    expect(iconOf('Facebook chat widget')?.contains('tabler-icon-brand-messenger')).toBe(true);
  });

  it('are switched on for their channel', async () => {
    const { user } = openStep(3, (api) => api.answer(setToolActive, ({ body }) => body));
    expect((await toggle('WhatsApp chat widget')).checked).toBe(true);
    expect(screen.queryByRole('switch', { name: 'Spin the wheel' })).toBeNull();
    await user.click(await toggle('Facebook chat widget'));
    await waitFor(() =>
      expect(fakeApi.requests(setToolActive).map(({ body }) => body)).toEqual([
        { id: TOOLS[2]?.id, active: true },
      ]),
    );
  });

  it('show a message if they could not be loaded', async () => {
    openStep(3, (api) => api.refuse(getTools, 'DATABASE_AWAY'));
    await screen.findByText('The opt-in tools could not be loaded');
  });

  it('are the last step until the shop is set up, which can be retried', async () => {
    const { user } = openStep(3, (api) => api.refuse(connectPage, 'PARTNER_FAILED'));
    const failed = await screen.findByText(texts.frame.failed);
    expect(failed.getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('button', { name: "Let's Go!" })).toBeNull();
    fakeApi.answer(connectPage, { pagePic: null });
    await user.click(await button('Try again'));
    await user.click(await button("Let's Go!"));
    await waitFor(async () => expect((await button('Back')).disabled).toBe(true));
    expect(sessionStorage.getItem('bellbird-onboarding-step')).toBeNull();
  });
});

it('starts at the beginning if the remembered step does not exist', () => {
  openStep(9);
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(
    'Welcome to Bellbird',
  );
});
