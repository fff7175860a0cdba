import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setFlowFrontend } from '#features/product/flows/contract/flow-calls.ts';
import { getFlowSave, getFlowSaves, ORIGINAL } from '#features/product/flows/contract/flow-version-calls.ts';
import type { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { button, openEditor, SAVE_ID, text } from '../../testing/open-editor.tsx';
import { DRIP_ID } from '../../testing/sample-drip.ts';
import { sampleFlow, wireText } from '../../testing/sample-flows.ts';

const MESSAGE = { pageId: '1122334455', flowId: 'first', dripId: DRIP_ID };
const BEFORE = { flowId: 'first', revision: 3, nodes: [wireText('t1', 'Hello.')] };

/** Two versions, an hour apart, of a message that was “Hello.” before the first save. */
function keepTwoSaves(api: typeof fakeApi): void {
  const savedAt = '2026-11-01T10:00:00.000Z';
  api.answer(getFlowSaves, {
    saves: [SAVE_ID, ORIGINAL].map((saveId) => ({ saveId, savedAt, flowIds: ['first'] })),
  });
  api.answer(getFlowSave, { flows: [BEFORE], timeBox: { magnitude: 2, unit: 'Hours' } });
}
const openHistory = async (merchant = {}) => {
  const opened = await openEditor({
    merchant,
    flows: [sampleFlow({ revision: 3 })],
    prepare: keepTwoSaves,
  });
  await opened.user.click(button('Version history'));
  const dialog = await screen.findByRole('dialog', { name: 'Version history' });
  return { ...opened, dialog: within(dialog) };
};

test('compares an earlier version with the current text, restores it, and can undo that', async () => {
  const { api, user, dialog } = await openHistory();
  expect(button('Restore this version').disabled).toBe(true);
  await user.click(await dialog.findByRole('button', { name: 'Before the first change' }));
  await dialog.findByText('Text changed');
  expect(dialog.getByText('Welcome to our shop.').tagName).toBe('DEL');
  expect(dialog.getByText('Hello.').tagName).toBe('INS');
  expect(dialog.getByText('Time changed')).toBeDefined();
  expect(api.requests(getFlowSave).at(-1)?.query).toEqual({ ...MESSAGE, saveId: ORIGINAL });
  expect(api.requests(getFlowSaves).at(-1)?.query).toEqual(MESSAGE);
  await user.click(button('Restore this version'));
  await waitFor(() => expect(text().textContent).toBe('Hello.'));
  expect(screen.getByRole('button', { name: /^After 2 hours/ })).toBeDefined();
  await user.click(button('Undo'));
  await waitFor(() => expect(text().textContent).toBe('Welcome to our shop.'));
});

test('saves a restored version over the stored one', async () => {
  const { api, user, dialog } = await openHistory();
  await user.click(await dialog.findByRole('button', { name: 'Before the first change' }));
  await dialog.findByText('Text changed');
  await user.click(button('Restore this version'));
  await waitFor(() => expect(button('Save').disabled).toBe(false));
  await user.click(button('Save'));
  await screen.findByText('Saved Successfully');
  const [flow] = api.requests(setFlowFrontend)[0]?.body.allFlows ?? [];
  expect(flow).toMatchObject({ revision: 3, nodes: [{ textOrButtonTemplate: { text: 'Hello.' } }] });
});

test('shows no versions of a message that was never saved', async () => {
  const { user } = await openEditor({ prepare: (api) => api.answer(getFlowSaves, { saves: [] }) });
  await user.click(button('Version history'));
  await screen.findByText(/^Nothing was saved here yet\./);
  await user.click(within(screen.getByRole('dialog', { name: 'Version history' })).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Version history' })).toBeNull());
});

test('says that the versions could not be loaded', async () => {
  const { user } = await openEditor({ prepare: (api) => api.refuse(getFlowSaves, 'DATABASE_AWAY') });
  await user.click(button('Version history'));
  const dialog = await screen.findByRole('dialog', { name: 'Version history' });
  await within(dialog).findByRole('alert');
});
