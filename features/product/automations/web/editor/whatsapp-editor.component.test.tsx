import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { setFlowFrontend } from '#features/product/flows/contract/flow-calls.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { changeDelay } from '../../contract/automation-calls.ts';
import { sendTestMessage } from '../../contract/test-calls.ts';
import { button, openEditor, preview, text } from '../../testing/open-editor.tsx';
import { sampleFlow, wireReplies, wireText } from '../../testing/sample-flows.ts';

const APPROVED = sampleFlow({
  isEditable: false,
  nodes: [wireText('t1', 'You left something in your cart.')],
});
const CART = { channel: 'WA' as const, type: 'abandonedCart', flows: [APPROVED] };
const TIME_ONLY =
  /^Currently, you can only edit the time of the flow \(by clicking on the time above\)\. To change the words, press “Edit the words”\.$/;

/** An approved question with editable answers, like in the campaign Reordering. */
const REORDERING = {
  channel: 'WA' as const,
  type: 'reorderingWA',
  flows: [
    sampleFlow({
      isEditable: false,
      nodes: [wireText('t1', 'Order again?'), wireReplies('q1', 'Later>later')],
    }),
    sampleFlow({ flowId: 'later', level: 1, nodes: [wireText('t2', 'All right.')] }),
  ],
};

test('allows only the time of an approved text to be edited', async () => {
  const { api, user } = await openEditor(CART);
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Add to this message' })).toBeNull();
  expect(screen.getByText(TIME_ONLY)).toBeDefined();
  expect(preview().queryByLabelText('Show it where')).toBeNull();
  expect(preview().getByText(/^Approved messages cannot be shortened\./)).toBeDefined();
  await user.click(button('After 1 hour of cart abandonment'));
  await user.clear(screen.getByLabelText('Number'));
  await screen.findByRole('button', { name: 'Edit Time Time magnitude must be valid' });
  expect(button('Save').disabled).toBe(true);
  await pasteInto(user, screen.getByLabelText('Number'), '3');
  await user.click(button('Done'));
  expect(document.activeElement).toBe(button('After 3 hours of cart abandonment'));
  await user.click(button('Save'));
  await screen.findByText('Saved Successfully');
  expect(api.requests(setFlowFrontend)).toEqual([]);
  expect(api.requests(changeDelay)[0]?.body).not.toHaveProperty('saveId');
});

test('shows an error if a changed time alone cannot be saved', async () => {
  const { user } = await openEditor({ ...CART, prepare: (api) => api.refuse(changeDelay, 'INTERNAL') });
  await user.click(button('After 1 hour of cart abandonment'));
  await pasteInto(user, screen.getByLabelText('Number'), '0');
  await user.click(button('Save'));
  await screen.findByText('Could not change Delay');
  await waitFor(() => expect(button('Save').disabled).toBe(false));
});

test('leads from an approved text to the own text on the page', async () => {
  const editWords = vi.fn<() => void>();
  const { user } = await openEditor({ ...CART, message: { editWords } });
  await user.click(button('Edit the words'));
  expect(editWords).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks about an unsaved time before it opens the own text', async () => {
  const editWords = vi.fn<() => void>();
  const { user } = await openEditor({ ...CART, message: { editWords } });
  await user.click(button('After 1 hour of cart abandonment'));
  await pasteInto(user, screen.getByLabelText('Number'), '0');
  await user.click(button('Edit the words'));
  await screen.findByText('Your flow has unsaved changes');
  expect(editWords).not.toHaveBeenCalled();
});

test('allows no editing if the plan does not include it', async () => {
  const planDetails = { ...sampleMerchant().planDetails, features: { WAeditFlow: false } };
  await openEditor({ ...CART, merchant: { planDetails }, message: { editWords: () => {} } });
  expect(screen.getByText('Please upgrade your plan to edit Whatsapp flows.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit the words' })).toBeNull();
  expect(button('After 1 hour of cart abandonment').disabled).toBe(true);
});

test('offers no own template if an answer leads to another message', async () => {
  await openEditor({ ...CART, flows: REORDERING.flows, message: { editWords: () => {} } });
  await screen.findByText(/Other messages follow its answers, so its words cannot be replaced\.$/);
  expect(screen.queryByRole('button', { name: 'Edit the words' })).toBeNull();
});

test('edits an answer’s text of Reordering with WhatsApp’s formatting, without new parts', async () => {
  const { api, user, write } = await openEditor(REORDERING);
  await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.queryByRole('button', { name: 'Add button' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Add to this message' })).toBeNull();
  await write(text(), 'All right, later.');
  await user.keyboard('{Control>}a{/Control}');
  await user.click(button('Bold, Text'));
  await waitFor(() => expect(text().textContent).toBe('*All right, later.*'));
  await user.click(preview().getByRole('button', { name: 'Answer Later' }));
  expect((await preview().findByText('All right, later.')).tagName).toBe('STRONG');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  expect(api.requests(setFlowFrontend)[0]?.body.allFlows).toMatchObject([
    { flowId: 'later', nodes: [{ textOrButtonTemplate: { text: '*All right, later.*' } }] },
  ]);
});

/** Pastes formatted content. */
function pasteRich(html: string, plain: string): void {
  const copied = { 'text/html': html, 'text/plain': plain };
  const getData = (type: keyof typeof copied) => copied[type] ?? '';
  fireEvent.paste(text(), { clipboardData: { getData, types: Object.keys(copied), files: [], items: [] } });
}

test('converts pasted formatting to WhatsApp’s marks', async () => {
  const { user } = await openEditor(REORDERING);
  await user.click(await screen.findByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Control>}a{/Control}');
  pasteRich('<p>Only <b>today</b></p><p>~10% <i>off</i></p>', 'Only today\n\n~10% off');
  await waitFor(() => expect(text().textContent).toContain('Only *today*'));
  expect(text().textContent).toContain('~10% _off_');
});

test('cuts pasted text at WhatsApp’s limit', async () => {
  const { user } = await openEditor(REORDERING);
  await user.click(await screen.findByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Control>}a{/Control}');
  pasteRich(`<h1>All</h1>${'<p>of it</p>'.repeat(2000)}`, 'All of it');
  await screen.findByText('Max length of 4000 reached');
});

test('sends the stored message as a test, without an unsaved time', async () => {
  const { api, user } = await openEditor({
    ...CART,
    prepare: (server) => server.answer(sendTestMessage, { messageId: 'm1' }),
  });
  await user.click(button('Send a test of this message'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  const number = dialog.getByLabelText('Mobile number, with the country code');
  await user.clear(number);
  await pasteInto(user, number, '+4915215550101');
  await user.keyboard('{Enter}');
  await dialog.findByText(/^The test is on its way to \+4915215550101\./);
  expect(api.requests(sendTestMessage)[0]?.body).toMatchObject({
    channel: 'WA',
    flowId: 'first',
    entry: [{ id: 'demo.myshopify.com', messaging: [{ sender: { id: '+4915215550101' } }] }],
  });
});
