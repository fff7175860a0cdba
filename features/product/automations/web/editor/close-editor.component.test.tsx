import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFlowPreview, setFlowFrontend } from '#features/product/flows/contract/flow-calls.ts';
import { button, cursorIn, mountEditButton, openEditor, text, texts } from '../../testing/open-editor.tsx';
import { sampleFlow, SAMPLES, wireText } from '../../testing/sample-flows.ts';

const KEPT = 'bellbird-flow-draft:1122334455:FB:first';
const editor = () => screen.queryByRole('dialog', { name: 'Edit Get Started - Facebook' });
const asked = async () => within(await screen.findByRole('dialog', { name: 'Are you sure?' }));

test('shows a loading state, then the stored message', async () => {
  const { api, user } = mountEditButton();
  const answer = api.hold(getFlowPreview);
  await user.click(button('Edit message 1'));
  await screen.findByText('Loading: The flow');
  answer({ nodes: [], flows: [sampleFlow()], samples: SAMPLES });
  await waitFor(() => expect(text().textContent).toBe('Welcome to our shop.'));
});

test('says that the editor could not be loaded, and tries again', async () => {
  const { api, user } = mountEditButton({ prepare: (server) => server.refuse(getFlowPreview, 'INTERNAL') });
  await user.click(button('Edit message 1'));
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('Data in automation Could not be loaded');
  api.answer(getFlowPreview, { nodes: [], flows: [sampleFlow()], samples: SAMPLES });
  await user.click(button('Try again'));
  await waitFor(() => expect(text().textContent).toBe('Welcome to our shop.'));
});

test('saves changes of the page first, unless the merchant declines', async () => {
  let saves = 0;
  const save = () => Promise.resolve((saves += 1) > 1);
  const { user } = mountEditButton({ message: { hasUnsaved: true, save } });
  await user.click(button('Edit message 1'));
  await user.click(await screen.findByRole('button', { name: 'Not Now' }));
  expect(saves).toBe(0);
  for (const isSaved of [false, true]) {
    await user.click(button('Edit message 1'));
    await screen.findByRole('dialog', { name: 'Save your changes first?' });
    await user.click(button('Save and Continue'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save and Continue' })).toBeNull());
    expect(editor() !== null).toBe(isSaved);
  }
});

test.each([
  ['getStarted', 'There is something to fix first'],
  ['orderReceipt', null],
])('asks about errors on the page of %s: “%s”', async (type, question) => {
  const { user } = mountEditButton({ type, message: { hasUnsaved: true, hasErrors: true } });
  await user.click(button('Edit message 1'));
  if (question === null) return void (await screen.findByRole('button', { name: 'Close the editor' }));
  await screen.findByRole('dialog', { name: question });
  expect(screen.getByText('Please fix the errors in Opt-in tools before editing the flow.')).toBeDefined();
  await user.click(button('Got it!'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Close the editor', 'Escape'])(
  'a saved editor closes with “%s”, and the cursor goes back',
  async (way) => {
    const { user } = await openEditor();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button(way));
    await waitFor(() => expect(editor()).toBeNull());
    expect(document.activeElement).toBe(button('Edit message 1'));
  },
);

test('asks before it closes with unsaved changes, and stays open on Escape', async () => {
  const { user, write } = await openEditor();
  await write(text(), 'Hello again');
  await user.click(button('Close the editor'));
  (await asked()).getByText('Your flow has unsaved changes');
  await cursorIn(screen.getByRole('dialog', { name: 'Are you sure?' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Your flow has unsaved changes')).toBeNull());
  expect(text().textContent).toBe('Hello again');
});

test('Save and Close saves and closes', async () => {
  const { api, user, write } = await openEditor();
  await write(text(), 'Hello again');
  await user.click(button('Close the editor'));
  await user.click((await asked()).getByRole('button', { name: 'Save and Close' }));
  await waitFor(() => expect(editor()).toBeNull());
  expect(api.requests(setFlowFrontend)).toHaveLength(1);
});

test('stays open if Save and Close fails', async () => {
  const { user, write } = await openEditor({ prepare: (api) => api.refuse(setFlowFrontend, 'INTERNAL') });
  await write(text(), 'Hello again');
  await user.click(button('Close the editor'));
  await user.click((await asked()).getByRole('button', { name: 'Save and Close' }));
  await screen.findByText('Could not send to DB');
  await waitFor(() => expect(screen.queryByText('Your flow has unsaved changes')).toBeNull());
  expect(text().textContent).toBe('Hello again');
});

test('only offers to discard changes with a fault', async () => {
  const { user } = await openEditor();
  await user.click(text());
  await user.keyboard('{Control>}a{/Control}{Backspace}');
  await screen.findByRole('button', { name: 'Text Text cannot be empty' });
  await user.click(button('Close the editor'));
  const question = await asked();
  expect(question.queryByRole('button', { name: 'Save and Close' })).toBeNull();
  await user.click(question.getByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(editor()).toBeNull());
});

test('does not offer discarded changes again', async () => {
  const { user, write } = await openEditor();
  await write(text(), 'Hello again');
  await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Hello again'));
  await user.click(button('Close the editor'));
  await user.click((await asked()).getByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(editor()).toBeNull());
  await user.click(button('Edit message 1'));
  await waitFor(() => expect(texts()).toHaveLength(1));
  expect(text().textContent).toBe('Welcome to our shop.');
  expect(screen.queryByRole('button', { name: 'Restore changes' })).toBeNull();
});

test('does not store changes that were undone', async () => {
  const { user, write } = await openEditor();
  await write(text(), 'Hello again');
  await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Hello again'));
  await user.click(button('Undo'));
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
});

/** Stores unsaved changes of a text in the browser, based on this stored text. */
function keepDraft(before: string, written: string): void {
  const documentOf = (words: string) => ({
    channel: 'FB',
    time: { magnitude: '1', unit: 'Hours' },
    flows: [
      {
        flowId: 'first',
        isNew: false,
        rights: 'all',
        revision: 1,
        nodes: [{ kind: 'text', masterId: 't1', text: words, withoutValues: null, buttons: [] }],
      },
    ],
  });
  const draft = {
    start: documentOf(before),
    document: documentOf(written),
    keptAt: '2026-11-01T10:00:00.000Z',
  };
  localStorage.setItem(KEPT, JSON.stringify(draft));
}

test('restores unsaved changes after a crash, and forgets them after a save', async () => {
  keepDraft('Welcome to our shop.', 'Welcome back.');
  const { user } = await openEditor();
  expect(text().textContent).toBe('Welcome to our shop.');
  await screen.findByText(/^This browser still has unsaved changes from/);
  await user.click(button('Restore changes'));
  await waitFor(() => expect(text().textContent).toBe('Welcome back.'));
  expect(screen.queryByRole('button', { name: 'Restore changes' })).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test('can forget earlier unsaved changes', async () => {
  keepDraft('Welcome to our shop.', 'Welcome back.');
  const { user } = await openEditor();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(localStorage.getItem(KEPT)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  expect(text().textContent).toBe('Welcome to our shop.');
});

test('lets the merchant choose if the stored text has changed too', async () => {
  keepDraft('Hello.', 'Welcome back.');
  const { user } = await openEditor({
    flows: [sampleFlow({ revision: 2, nodes: [wireText('t1', 'Hello from us.')] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Restore changes' }));
  const asks = within(await screen.findByRole('dialog', { name: 'Somebody else changed this flow' }));
  await user.click(asks.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(text().textContent).toBe('Welcome back.'));
});
