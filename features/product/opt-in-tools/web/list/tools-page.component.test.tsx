import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { TRIAL } from '#features/foundations/plans/testing/sample-plans.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { texts as kit } from '#platform/ui-kit/texts/en.ts';
import { getToolLinks } from '../../contract/design-calls.ts';
import { checkToggle, copyTool, deleteTool, restoreTool, updateTool } from '../../contract/editing-calls.ts';
import { getExperiment } from '../../contract/experiment-calls.ts';
import { getTools, setToolActive } from '../../contract/tool-calls.ts';
import { openList } from '../../testing/open-tools.tsx';
import { newSettings, sampleTool } from '../../testing/sample-tool.ts';
import { texts } from '../../texts/en.ts';

const PILL = sampleTool('persistentPill');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const switched = () => fakeApi.requests(setToolActive).map(({ body }) => body.active);
const HOLD_ON = 'Hold on... There are changes you should make!';

describe('the list', () => {
  it('shows the results and the notes of each tool', async () => {
    const analytics = {
      ...PILL.analytics,
      impressions: 200,
      conversionNumber: 30,
      conversion: 15,
      opens: 80,
    };
    openList([
      { ...PILL, analytics: { ...analytics, orders: 2, revenueMinor: 12_50 }, askedToConfirmToday: 3 },
      sampleTool('visualPopup', { isSetAside: true }),
    ]);
    const pill = await screen.findByRole('article', { name: 'Persistent pill' });
    const figures = within(pill).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '30',
      '15.00%',
      '200',
      '80',
      '0',
      '0',
      '2',
      '€12.50',
    ]);
    expect(within(pill).getByText(/^3 of today’s sign-ups looked unusual/)).toBeDefined();
    const popup = screen.getByRole('article', { name: 'Pop-up' });
    expect(within(popup).getByText(texts.notes.unreadable)).toBeDefined();
    expect(within(popup).getAllByRole('definition')[1]?.textContent).toBe('–');
  });

  it('says that nothing can be sent before a number is connected', async () => {
    openList([PILL], {
      prepare: (api) => api.answer(getWhatsAppSender, { sender: null, signUpOrigin: null }),
    });
    await screen.findByText(texts.list.noNumber);
    const way = screen.getByRole('link', { name: 'Connect a WhatsApp number' });
    expect(way.getAttribute('href')).toBe('/settings');
  });

  it('explains how to create a tool if there is none', async () => {
    openList([]);
    await screen.findByText('No opt-in tool yet');
    await button('New opt-in tool');
  });

  it('says that the tools could not be loaded', async () => {
    const { user } = openList([PILL], { prepare: (api) => api.refuse(getTools, 'INTERNAL') });
    await screen.findByText('Something Went Wrong! Please try reloading the page');
    expect(screen.getByText(/send us this reference: request-1$/)).toBeDefined();
    fakeApi.answer(getTools, { popups: [PILL] });
    await user.click(await button('Try again'));
    await toggle('Persistent pill');
  });

  it('copies and deletes a tool', async () => {
    const { user, stored } = openList([PILL], {
      prepare: (api) => {
        api.answer(deleteTool, ({ body }) => body);
        api.answer(copyTool, () => {
          stored.set([PILL, { ...PILL, id: 'copy', name: 'Persistent pill 2' }]);
          return { id: 'copy' };
        });
      },
    });
    await user.click(await button('Copy Persistent pill'));
    await screen.findByText('Copied. The copy is off.');
    await user.click(await button('Delete Persistent pill 2'));
    const asks = await screen.findByRole('dialog', { name: 'Delete Persistent pill 2?' });
    await user.click(within(asks).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Persistent pill 2' })).toBeNull());
    expect(fakeApi.requests(copyTool)[0]?.body).toEqual({ id: PILL.id });
    expect(fakeApi.requests(deleteTool)[0]?.body).toEqual({ id: 'copy' });
  });

  it('brings a deleted tool back, and switches it on again if it was on', async () => {
    const { user, stored } = openList([{ ...PILL, active: true }], {
      prepare: (api) => {
        api.answer(deleteTool, ({ body }) => body);
        api.answer(restoreTool, ({ body }) => {
          stored.set([{ ...PILL, active: true }]);
          return body;
        });
      },
    });
    await user.click(await button('Delete Persistent pill'));
    const asks = await screen.findByRole('dialog', { name: 'Delete Persistent pill?' });
    stored.set([]);
    await user.click(within(asks).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No opt-in tool yet');
    await user.click(await button(kit.toasts.undo));
    expect((await toggle('Persistent pill')).checked).toBe(true);
    expect(fakeApi.requests(restoreTool)[0]?.body).toEqual({ id: PILL.id });
    expect(switched()).toEqual([true]);
    await screen.findByText(kit.toasts.undone);
  });

  it('turns a switch back, with its questions', async () => {
    const { user } = openList([{ ...PILL, active: true }]);
    await user.click(await toggle('Persistent pill'));
    await waitFor(() => expect(switched()).toEqual([false]));
    fakeApi.answer(checkToggle, { data: { possible: false, message: 'It is on elsewhere.' } });
    await user.click(await button(kit.toasts.undo));
    expect((await screen.findByRole('dialog')).textContent).toContain('It is on elsewhere.');
    expect(switched()).toEqual([false]);
  });

  it.each([
    ['https://wa.example/1', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [null, null],
  ])('shows the link and the QR code of a chat: %s', async (chatUrl, qrSvg) => {
    const { user } = openList([PILL], {
      prepare: (api) => api.answer(getToolLinks, { chatUrl, qrSvg, testUrl: 'https://demo.example' }),
    });
    await user.click(await button('Link and QR code of Persistent pill'));
    const dialog = await screen.findByRole('dialog', { name: 'Link and QR code of Persistent pill' });
    await waitFor(() => expect(within(dialog).queryByText('The link')).toBeNull());
    if (chatUrl === null) expect(within(dialog).queryByRole('img')).toBeNull();
    else {
      expect(await within(dialog).findByText(chatUrl)).toBeDefined();
      expect(within(dialog).getByRole('img', { name: 'QR code of Persistent pill' })).toBeDefined();
    }
  });
});

describe('a dialog of the list', () => {
  it.each(['New opt-in tool', 'Link and QR code of Persistent pill', 'Two designs of Persistent pill'])(
    'returns the focus on Escape: %s',
    async (name) => {
      const { user } = openList([PILL], {
        prepare: (api) => {
          api.answer(getToolLinks, { chatUrl: null, qrSvg: null, testUrl: 'https://demo.example' });
          api.answer(getExperiment, { experiment: null });
        },
      });
      (await button(name)).focus();
      const openAndClose = async () => {
        await user.keyboard('{Enter}');
        await screen.findByRole('dialog');
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(async () => expect(document.activeElement).toBe(await button(name)));
      };
      // The first opening loads the dialog's code, the second one does not.
      await openAndClose();
      await openAndClose();
    },
  );
});

describe('the switch', () => {
  it('turns a tool on and off, and moves back if the server refuses', async () => {
    const { user } = openList([PILL]);
    await user.click(await toggle('Persistent pill'));
    await screen.findByText('Saved Successfully');
    await user.click(await toggle('Persistent pill'));
    await waitFor(() => expect(switched()).toEqual([true, false]));
    fakeApi.refuse(setToolActive, 'SENDER_NOT_CONNECTED');
    await user.click(await toggle('Persistent pill'));
    await screen.findByRole('alert');
    expect((await toggle('Persistent pill')).checked).toBe(false);
  });

  it('explains that the tool is on, on the other channel', async () => {
    const message = 'Oops! You first need to switch off the other one.';
    const { user } = openList([PILL], {
      prepare: (api) => api.answer(checkToggle, { data: { possible: false, message } }),
    });
    await user.click(await toggle('Persistent pill'));
    const dialog = await screen.findByRole('dialog', { name: 'One channel at a time' });
    expect(dialog.textContent).toContain(message);
    await user.click(within(dialog).getByRole('button', { name: 'Got it!' }));
    expect(switched()).toEqual([]);
    expect(fakeApi.requests(checkToggle)[0]?.body).toEqual({
      pageIdFB: '1122334455',
      shopUrl: 'demo.myshopify.com',
      channel: 'WA',
      type: 'persistentPill',
    });
  });

  it.each([
    ['Spin the wheel', sampleTool('spinTheWheel'), 'offers'],
    ['Pop-up', sampleTool('visualPopup'), 'discount'],
    ['Chat widget', sampleTool('customerChatWidget'), 'support'],
  ])('of %s opens the missing setting', async (name, tool, setting) => {
    const { user } = openList([tool]);
    await user.click(await toggle(name));
    const dialog = await screen.findByRole('dialog', { name: HOLD_ON });
    await user.click(within(dialog).getByRole('button', { name: 'Not Now' }));
    await user.click(await toggle(name));
    await user.click(await button('Change Now'));
    await waitFor(() => expect(location.search).toBe(`?set=${setting}`));
    expect(location.pathname).toBe(`/opt-in-tools-wa/${tool.type}/${tool.id}`);
    expect(switched()).toEqual([]);
  });

  it('advises a discount for a pop-up without one, but turns it on if the merchant declines', async () => {
    const settings = { ...newSettings('visualPopup'), hasDiscount: false };
    const { user } = openList([sampleTool('visualPopup', { settings })]);
    await user.click(await toggle('Pop-up'));
    const dialog = await screen.findByRole('dialog', { name: 'Just one more thing!' });
    expect(dialog.textContent).toContain('Discount coupon is not setup for this optin-tool');
    await user.click(within(dialog).getByRole('button', { name: 'Not right now' }));
    await waitFor(() => expect(switched()).toEqual([true]));
  });

  it('opens the checkout guide first, and stores the merchant’s progress', async () => {
    const { user } = openList([sampleTool('checkoutWidget')]);
    await user.click(await toggle('Checkout widget'));
    await user.click(await button('Begin'));
    await screen.findByText('Step 1 of 9');
    await user.click(await button('Back'));
    await user.click(await button('Begin'));
    for (let step = 1; step <= 8; step += 1) {
      await screen.findByText(`Step ${step} of 9`);
      await user.click(await button('Done, next'));
    }
    await user.click(await button('Finish'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeApi.requests(updateTool).map(({ body }) => body.states.guideStep)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    await user.click(await toggle('Checkout widget'));
    await waitFor(() => expect(switched()).toEqual([true]));
  });

  it('asks the merchant to connect a page first on Messenger', async () => {
    const connectPage = vi.fn<() => void>();
    const merchant = sampleMerchant({ fbConnected: false });
    const pill = sampleTool('persistentPill', { channel: 'FB' });
    const { user } = openList([pill], { channel: 'FB', merchant, connectPage });
    await user.click(await toggle('Persistent pill'));
    expect(connectPage).toHaveBeenCalledOnce();
    expect(fakeApi.requests(checkToggle)).toEqual([]);
  });

  it('is locked if the plan does not include the tool, but can be turned off', async () => {
    const merchant = sampleMerchant({
      planDetails: { ...TRIAL, features: { [PILL.featureLockKey]: false } },
    });
    const seePlans = vi.fn<() => void>();
    const { user } = openList([PILL, { ...PILL, id: 'on', name: 'Pill that is on', active: true }], {
      merchant,
      seePlans,
    });
    const pill = await screen.findByRole('article', { name: 'Persistent pill' });
    expect(within(pill).queryByRole('switch')).toBeNull();
    await user.click(within(pill).getByRole('button', { name: /plan/i }));
    expect(seePlans).toHaveBeenCalledOnce();
    await user.click(await toggle('Pill that is on'));
    await waitFor(() => expect(switched()).toEqual([false]));
  });
});
