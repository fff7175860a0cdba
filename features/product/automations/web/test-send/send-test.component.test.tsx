import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { listTesters, sendTestMessage, type Tester } from '../../contract/test-calls.ts';
import { button, openEditor, text } from '../../testing/open-editor.tsx';
import { sampleDrip } from '../../testing/sample-drip.ts';
import { BRANCHES } from '../../testing/sample-flows.ts';
import { SendTest } from './send-test.tsx';

const MIRA: Tester = { subscriberId: 's1', name: 'Mira', wroteAt: '2026-11-01T10:00:00.000Z' };
const NOBODY_KNOWN: Tester = { ...MIRA, subscriberId: 's2', name: null };
const openDialog = async (testers: Tester[] | null, write?: string) => {
  const opened = await openEditor({
    flows: BRANCHES,
    prepare: (api) => {
      if (testers === null) api.refuse(listTesters, 'DATABASE_AWAY');
      else api.answer(listTesters, { testers });
      api.answer(sendTestMessage, { messageId: 'm1' });
    },
  });
  if (write !== undefined) await opened.write(text(), write);
  await opened.user.click(button('Send a test of this message'));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Send a test' })) };
};

test('sends the unsaved message as a test to a person who wrote to the page', async () => {
  const { api, user, dialog } = await openDialog([MIRA, NOBODY_KNOWN], 'A gift?');
  expect(dialog.getByText(/^It goes as it is written here, saved or not\./)).toBeDefined();
  const who = await dialog.findByLabelText('Who gets it');
  expect(who.textContent).toMatch(/^Mira, wrote .*Somebody without a name, wrote /);
  await user.selectOptions(who, 's2');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText(/^The test is on its way\./);
  expect(dialog.getByRole('button', { name: 'Send again' })).toBeDefined();
  expect(api.requests(sendTestMessage)[0]?.body).toMatchObject({
    channel: 'FB',
    flowId: 'first',
    entry: [{ id: '1122334455', messaging: [{ sender: { id: 's2' } }] }],
    nodes: [{ textOrButtonTemplate: { text: 'A gift?' } }, { masterId: 'q1' }],
  });
});

test('sends a saved message as stored', async () => {
  const { api, user, dialog } = await openDialog([MIRA]);
  await dialog.findByLabelText('Who gets it');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText(/^The test is on its way\./);
  expect(api.requests(sendTestMessage)[0]?.body).not.toHaveProperty('nodes');
});

test('sends the stored message if the current one has a fault, and says so', async () => {
  const { user } = await openDialog([MIRA]);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await user.click(screen.getAllByRole('button', { name: 'Text' })[0] ?? document.body);
  await user.click(button('Send a test of this message'));
  await screen.findByText(/is not in it\. It can be once nothing is wrong with it\.$/);
});

test('explains what to do if nobody wrote to the page, and checks again', async () => {
  const { api, user, dialog } = await openDialog([]);
  await dialog.findByText(/^Nobody wrote to your page in the last 24 hours/);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  api.answer(listTesters, { testers: [MIRA] });
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await dialog.findByLabelText('Who gets it');
});

test('shows why a test was refused beside the field', async () => {
  const { api, user, dialog } = await openDialog([MIRA]);
  api.refuse(sendTestMessage, 'CHAT_NOT_OPEN');
  const who = await dialog.findByLabelText('Who gets it');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(who.getAttribute('aria-invalid')).toBe('true'));
});

test('says that the people could not be loaded', async () => {
  const { dialog } = await openDialog(null);
  expect((await dialog.findByRole('alert')).textContent).toContain('Those who wrote to your page');
});

test('opens the connection of a Facebook page if there is none', async () => {
  const connect = vi.fn<() => void>();
  const merchant = sampleMerchant({ fbConnected: false });
  const { user } = mountScreen(
    <ConnectFacebook value={connect}>
      <SendTest
        {...{ merchant, drip: sampleDrip(), settings: {} }}
        channel="FB"
        type="getStarted"
        name="message 1"
        hasUnsaved={false}
      />
    </ConnectFacebook>,
  );
  await user.click(button('Send a test of message 1'));
  expect(connect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
