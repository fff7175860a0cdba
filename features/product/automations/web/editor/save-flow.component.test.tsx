import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setFlowFrontend } from '#features/product/flows/contract/flow-calls.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { changeDelay } from '../../contract/automation-calls.ts';
import { button, openEditor, SAVE_ID, text, texts } from '../../testing/open-editor.tsx';
import { DRIP_ID } from '../../testing/sample-drip.ts';
import { BRANCHES, sampleFlow, wireText } from '../../testing/sample-flows.ts';

test('sends only the changed part with the loaded revision', async () => {
  const { api, user, write } = await openEditor({ flows: BRANCHES });
  expect(button('Saved').disabled).toBe(true);
  await write(text(), 'Are you looking for a gift?');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Saved Successfully');
  expect(button('Saved').disabled).toBe(true);
  const [request] = api.requests(setFlowFrontend);
  expect(request?.body.allFlows).toMatchObject([{ flowId: 'first', revision: 1, order: ['t1', 'q1'] }]);
  expect(request?.body.allFlows[0]?.nodes).toHaveLength(1);
});

test('sends the first save’s revision with the second save', async () => {
  const { api, user, write } = await openEditor();
  for (const words of ['One', 'Two']) {
    await write(text(), words);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(button('Saved').disabled).toBe(true));
  }
  const revisions = api.requests(setFlowFrontend).map(({ body }) => body.allFlows[0]?.revision);
  expect(revisions).toEqual([1, 2]);
});

test('creates the target of a new answer with its campaign', async () => {
  const { api, user, type } = await openEditor();
  await user.click(button('Quick replies'));
  await user.click(await screen.findByRole('button', { name: 'Answer without a title' }));
  await user.keyboard('Tell me more');
  await user.click(text(1));
  await type('We sell mugs.');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  const [request] = api.requests(setFlowFrontend);
  expect(request?.body.allFlows).toMatchObject([
    { flowId: 'first', revision: 1 },
    { shouldCreate: true, type: 'getStarted', nodes: [{ textOrButtonTemplate: { text: 'We sell mugs.' } }] },
  ]);
  expect(request?.body.allFlows[1]).not.toHaveProperty('revision');
});

test('does not save an empty text, and its fault leads to the text', async () => {
  const { api, user } = await openEditor();
  await user.click(text());
  await user.keyboard('{Control>}a{/Control}{Backspace}');
  const fault = await screen.findByRole('button', { name: 'Text Text cannot be empty' });
  expect(button('Save').disabled).toBe(true);
  await user.keyboard('{Control>}s{/Control}');
  await user.click(fault);
  expect(document.activeElement).toBe(text());
  expect(api.requests(setFlowFrontend)).toEqual([]);
});

test('saves a changed time with the old one, and moves the waiting messages', async () => {
  const { api, user, write } = await openEditor();
  await write(text(), 'Hello again');
  await user.click(screen.getByRole('button', { name: /^After 1 hour/ }));
  await user.clear(screen.getByLabelText('Number'));
  await pasteInto(user, screen.getByLabelText('Number'), '3');
  await user.selectOptions(screen.getByLabelText('Unit'), 'Days');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('2 waiting messages were moved to the new time.');
  expect(api.requests(changeDelay).map(({ body }) => body)).toEqual([
    {
      pageId: '1122334455',
      dripId: DRIP_ID,
      timeBox: { magnitude: 3, unit: 'Days' },
      was: { magnitude: 1, unit: 'Hours' },
      saveId: SAVE_ID,
    },
  ]);
});

test('saves only the time again after the time failed', async () => {
  const { api, user, write } = await openEditor({
    prepare: (server) => server.refuse(changeDelay, 'INTERNAL'),
  });
  await write(text(), 'Hello again');
  await user.click(screen.getByRole('button', { name: /^After 1 hour/ }));
  await pasteInto(user, screen.getByLabelText('Number'), '2');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('The messages are saved. Their time is not: save once more');
  api.answer(changeDelay, ({ body: { dripId, timeBox } }) => ({
    dripId,
    timeBox,
    delaySeconds: 0,
    moved: 0,
  }));
  await user.click(button('Save'));
  await screen.findByText('Saved. The new delay applies from now on.');
  expect(api.requests(setFlowFrontend)).toHaveLength(1);
  expect(button('Saved').disabled).toBe(true);
});

test.each([
  ['INTERNAL', 'Could not send to DB'],
  ['FEATURE_LOCKED', 'Save Failed'],
] as const)('keeps the changes if a save fails with %s, and says “%s”', async (code, title) => {
  const { user, write } = await openEditor({ prepare: (server) => server.refuse(setFlowFrontend, code) });
  await write(text(), 'Hello again');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(title);
  expect(text().textContent).toBe('Hello again');
  await waitFor(() => expect(button('Save').disabled).toBe(false));
});

test('saves when the connection is back', async () => {
  const { api, user, write, accept } = await openEditor();
  api.loseConnection(setFlowFrontend);
  await write(text(), 'Hello again');
  await user.keyboard('{Control>}s{/Control}');
  const [note] = await screen.findAllByText(/^There is no connection\. Your changes are kept/);
  expect(note).toBeDefined();
  accept();
  await screen.findByText('Saved Successfully');
  await waitFor(() => expect(screen.queryByText(/^There is no connection/)).toBeNull());
});

test('keeps input that is typed during a save as unsaved', async () => {
  const { api, user, write } = await openEditor();
  const answer = api.hold(setFlowFrontend);
  await write(text(), 'Hello');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(api.requests(setFlowFrontend)).toHaveLength(1));
  await write(text(), 'Hello there');
  answer({ saveId: SAVE_ID, flows: [{ flowId: 'first', revision: 2, nodes: [wireText('t1', 'Hello')] }] });
  await screen.findByText('Saved Successfully');
  expect(text().textContent).toBe('Hello there');
  await waitFor(() => expect(button('Save').disabled).toBe(false));
});

test('keeps both changes if somebody else changed another text', async () => {
  const { api, user, write, stored, accept } = await openEditor({ flows: BRANCHES });
  await waitFor(() => expect(texts()).toHaveLength(3));
  await write(text(1), 'We wrap it for you.');
  stored.set('no', sampleFlow({ flowId: 'no', level: 1, revision: 2, nodes: [wireText('t3', 'No hurry.')] }));
  api.refuse(setFlowFrontend, 'FLOW_CHANGED');
  await user.keyboard('{Control>}s{/Control}');
  const asks = await screen.findByRole('dialog', { name: 'Somebody else changed this flow' });
  await within(asks).findByText('No hurry.');
  accept();
  await user.click(within(asks).getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(texts().map((one) => one.textContent)).toContain('No hurry.'));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  expect(api.requests(setFlowFrontend).at(-1)?.body.allFlows).toMatchObject([{ flowId: 'yes', revision: 1 }]);
});

test.each([
  ['Take theirs', 'Theirs', 'Mine'],
  ['Keep mine', 'Mine', 'Theirs'],
])(
  'where both changed the same text, “%s” shows it, and Undo brings the other back',
  async (choice, shown, other) => {
    const { api, user, write, stored, accept } = await openEditor();
    await write(text(), 'Mine');
    stored.set('first', sampleFlow({ revision: 7, nodes: [wireText('t1', 'Theirs')] }));
    api.refuse(setFlowFrontend, 'FLOW_CHANGED');
    await user.keyboard('{Control>}s{/Control}');
    const asks = await screen.findByRole('dialog', { name: 'Somebody else changed this flow' });
    accept();
    await user.click(within(asks).getByRole('button', { name: choice }));
    await waitFor(() => expect(text().textContent).toBe(shown));
    if (choice === 'Take theirs') {
      await user.click(button('Undo'));
      await waitFor(() => expect(text().textContent).toBe(other));
    }
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Saved Successfully');
    const last = api.requests(setFlowFrontend).at(-1)?.body.allFlows;
    expect(last).toMatchObject([{ revision: 7, nodes: [{ textOrButtonTemplate: { text: 'Mine' } }] }]);
  },
);

test('asks before the merchant leaves with unsaved changes', async () => {
  const { write, user } = await openEditor();
  expect(currentHold()).toBeNull();
  await write(text(), 'Hello again');
  await waitFor(() => expect(currentHold()?.text).toBe('Your flow has unsaved changes'));
  await user.click(button('Undo'));
  await waitFor(() => expect(currentHold()).toBeNull());
});
