import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { getShopTheme } from '../../contract/design-calls.ts';
import { createTool, updateTool } from '../../contract/editing-calls.ts';
import { openList } from '../../testing/open-tools.tsx';
import { sampleTool } from '../../testing/sample-tool.ts';
import { texts } from '../../texts/en.ts';

const PILL = sampleTool('persistentPill');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('a new tool', () => {
  it('is chosen with the arrow keys and starts with a ready design', async () => {
    const { user, stored } = openList([PILL], {
      prepare: (api) =>
        api.answer(createTool, ({ body }) => {
          stored.set([PILL, sampleTool('visualPopup', { id: 'new', name: body.type })]);
          return { id: 'new' };
        }),
    });
    await user.click(await button('New opt-in tool'));
    const dialog = await screen.findByRole('dialog', { name: 'New opt-in tool for WhatsApp' });
    within(dialog).getByRole('radio', { name: 'Persistent pill' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Pop-up' }).checked).toBe(true);
    await user.click(within(dialog).getByRole('radio', { name: /First frost/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(location.pathname).toBe('/opt-in-tools-wa/visualPopup/new'));
    expect(fakeApi.requests(createTool)[0]?.body).toEqual({
      pageId: 'demo.myshopify.com',
      channel: 'WA',
      type: 'visualPopup',
    });
    const laid = fakeApi.requests(updateTool)[0]?.body;
    expect(laid?.id).toBe('new');
    expect(laid?.states.image?.url).toContain('/designs/first-frost.svg');
    expect(fakeApi.requests(getShopTheme)).toHaveLength(1);
  });

  it('starts without a ready design if its type has no ready designs', async () => {
    const { user, stored } = openList([], {
      prepare: (api) =>
        api.answer(createTool, () => {
          stored.set([sampleTool('customerChatWidget', { id: 'new' })]);
          return { id: 'new' };
        }),
    });
    await user.click(await button('New opt-in tool'));
    await user.click(await screen.findByRole('radio', { name: 'Pop-up' }));
    await user.click(screen.getByRole('radio', { name: /First frost/ }));
    await user.click(screen.getByRole('radio', { name: 'Chat widget' }));
    expect(screen.queryByRole('radio', { name: /First frost/ })).toBeNull();
    await user.click(await button('Create'));
    await waitFor(() => expect(location.pathname).toBe('/opt-in-tools-wa/customerChatWidget/new'));
    expect(fakeApi.requests(updateTool)).toEqual([]);
  });

  it('of the other channel opens from the address, and Cancel opens that channel’s list', async () => {
    const { user } = openList([], { channel: 'FB', address: '/opt-in-tools?new=WA' });
    await screen.findByRole('dialog', { name: 'New opt-in tool for WhatsApp' });
    await user.click(await button('Cancel'));
    await waitFor(() => expect(location.pathname).toBe('/opt-in-tools-wa'));
  });

  it('explains why it has neutral colours', async () => {
    const { user } = openList([], {
      prepare: (api) => api.answer(getShopTheme, { look: null, isThemeClosed: true }),
    });
    await user.click(await button('New opt-in tool'));
    await screen.findByText(texts.notes.neutralColours);
  });
});
