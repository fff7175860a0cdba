import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setFlowFrontend } from '#features/product/flows/contract/flow-calls.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { button, isOff, openEditor, preview, text, texts } from '../../testing/open-editor.tsx';
import { BRANCHES, sampleFlow, wireReplies, wireText } from '../../testing/sample-flows.ts';

const TWO_TEXTS = [sampleFlow({ nodes: [wireText('t1', 'One'), wireText('t2', 'Two')] })];
const shown = () => texts().map((one) => one.textContent);
const saved = (api: Awaited<ReturnType<typeof openEditor>>['api']) =>
  api.requests(setFlowFrontend).at(-1)?.body.allFlows;

test('adds, copies, moves and deletes a text', async () => {
  const { api, user, type } = await openEditor();
  await user.click(button('Text'));
  await user.click(text(1));
  await type('We are open all night.');
  await user.click(button('Duplicate text 2'));
  await waitFor(() => expect(texts()).toHaveLength(3));
  await user.click(button('Delete text 2'));
  await user.click(button('Move text 2 up'));
  await waitFor(() => expect(shown()).toEqual(['We are open all night.', 'Welcome to our shop.']));
  expect(isOff('Move text 1 up')).toBe(true);
  expect(isOff('Move text 2 down')).toBe(true);
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  expect(saved(api)?.[0]?.order?.[1]).toBe('t1');
});

test('keeps the focus in the message after a part is deleted', async () => {
  const { user } = await openEditor({ flows: TWO_TEXTS });
  await user.click(button('Delete text 2'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The first message' }));
});

test('undoes and redoes changes by buttons and by keys', async () => {
  const { user } = await openEditor({ flows: TWO_TEXTS });
  expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
  await user.click(button('Move text 2 up'));
  await user.click(button('Delete text 2'));
  await waitFor(() => expect(shown()).toEqual(['Two']));
  await user.click(button('Undo'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(shown()).toEqual(['One', 'Two']));
  expect(isOff('Undo')).toBe(true);
  expect(button('Saved').disabled).toBe(true);
  await user.click(button('Redo'));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(shown()).toEqual(['Two']));
  expect(isOff('Redo')).toBe(true);
});

test('adds answers with new messages, which the preview shows on a tap', async () => {
  const { user, type } = await openEditor();
  await user.click(button('Quick replies'));
  await screen.findByRole('button', { name: 'Quick Reply Title cannot be empty' });
  await user.click(button('Answer without a title'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer' }));
  await user.keyboard('Yes, a gift');
  await user.click(text(1));
  await type('Our mugs make happy people.');
  await waitFor(() => expect(screen.queryByText('Fix this before you save:')).toBeNull());
  await user.click(await preview().findByRole('button', { name: 'Answer Yes, a gift' }));
  await preview().findByText('Our mugs make happy people.');
  await user.click(preview().getByRole('button', { name: 'Start the chat again' }));
  await waitFor(() => expect(preview().queryByText('Our mugs make happy people.')).toBeNull());
});

test('moves an answer and changes its target in its panel', async () => {
  const { api, user } = await openEditor({ flows: BRANCHES });
  await user.click(button('Yes'));
  const panel = within(screen.getByRole('group', { name: 'Edit Quick Reply' }));
  await user.click(panel.getByRole('button', { name: 'Move down' }));
  const list = screen.getByRole('list', { name: 'Quick replies' });
  expect(
    within(list)
      .getAllByRole('button', { name: /^(Yes|No)$/ })
      .map((one) => one.textContent),
  ).toEqual(['No', 'Yes']);
  const leadsTo = panel.getByLabelText('Leads to');
  await waitFor(() => expect(leadsTo.textContent).toContain("After 'No'"));
  await user.selectOptions(leadsTo, "After 'No'");
  await screen.findByText(/^No answer leads to this message any more, so it is not sent: We wrap it\./);
  await user.click(panel.getByRole('button', { name: 'Done' }));
  expect(document.activeElement).toBe(button('Yes'));
  await user.click(button('No'));
  await user.selectOptions(screen.getByLabelText('Leads to'), 'Unsubscribe the shopper');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  const replies = saved(api)?.[0]?.nodes.at(-1)?.quickReplies;
  expect(replies?.map(({ title, payload }) => [title, payload])).toEqual([
    ['No', 'STOP'],
    ['Yes', 'no'],
  ]);
});

test('refuses two answers with the same title, and cuts a title at its limit', async () => {
  const { user } = await openEditor({ flows: BRANCHES });
  await user.click(button('No'));
  const title = screen.getByRole('textbox', { name: 'Answer' });
  await user.clear(title);
  await pasteInto(user, title, 'Yes');
  await screen.findByRole('button', { name: 'Quick Reply Two answers cannot have the same title' });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  await user.clear(title);
  await pasteInto(user, title, 'A title of more than twenty letters');
  await screen.findByText('Max length of 20 reached');
  expect(title).toHaveProperty('value', 'A title of more than');
  expect(screen.getByText('20 of 20')).toBeDefined();
  await user.click(button('Delete answer'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The first message' }));
});

test('limits answers to Messenger’s maximum, and marks an answer that leads back', async () => {
  const answers = Array.from({ length: 13 }, (_, at) => `Answer ${at}>first`);
  await openEditor({
    flows: [sampleFlow({ nodes: [wireText('t1', 'Which?'), wireReplies('q1', ...answers)] })],
  });
  expect(screen.queryByRole('button', { name: 'Add answer' })).toBeNull();
  expect(screen.getByText(/^The answer ‘Answer 3’ leads back to an earlier message\./)).toBeDefined();
  expect(button('Quick replies').disabled).toBe(true);
});

test('continues typing after pasted text', async () => {
  const { write, type } = await openEditor();
  await write(text(), 'Hello');
  await type(' there');
  await waitFor(() => expect(text().textContent).toBe('Hello there'));
});

test('offers a value while its name is typed, and in the menu', async () => {
  const { user, write, type } = await openEditor();
  await write(text(), 'Hello {{first');
  await screen.findByRole('listbox', { name: 'Values' });
  await user.keyboard('{Enter}');
  await type(', from ');
  await user.click(button('Insert a value, Text'));
  await user.click(button('Shop name'));
  await waitFor(() => expect(text().textContent).toBe('Hello First name, from Shop name'));
  await preview().findByText('Hello Lena, from Demo Tea');
});

test('closes only the list of values on Escape', async () => {
  const { user, write } = await openEditor();
  await write(text(), '{{');
  const options = within(await screen.findByRole('listbox', { name: 'Values' }));
  await user.keyboard('{ArrowDown}');
  expect(options.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Values' })).toBeNull());
  expect(screen.queryByText('Your flow has unsaved changes')).toBeNull();
});

test('shows the second text if a value is missing', async () => {
  const { api, user, write } = await openEditor();
  await write(text(), 'Hi {{firstName}}, have a look');
  await user.click(await screen.findByRole('button', { name: 'Add a text for a missing value' }));
  await write(await screen.findByRole('textbox', { name: 'Text if a value is missing' }), 'Have a look');
  const where = preview().getByLabelText('Show it where');
  await preview().findByText('Hi Lena, have a look');
  await user.selectOptions(where, 'The first name is not known');
  await preview().findByText('Have a look');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  expect(saved(api)?.[0]?.nodes[0]).toMatchObject({
    discountText: 'Hi {{firstName}}, have a look',
    noDiscountText: 'Have a look',
  });
  await user.click(button('Delete the second text'));
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Text if a value is missing' })).toBeNull(),
  );
});

test('limits a text to Messenger’s maximum, with a counter near the limit', async () => {
  const { write } = await openEditor();
  await write(text(), 'x'.repeat(2100));
  await screen.findByText('Max length of 2000 reached');
  await waitFor(() => expect(text().textContent).toHaveLength(2000));
  expect(screen.getByText('2000 of 2000')).toBeDefined();
});

test('adds a button that opens a page or calls a number, and shows its faults', async () => {
  const { api, user } = await openEditor();
  await user.click(button('Add button'));
  await screen.findByRole('button', { name: 'Edit Button Button title cannot be empty' });
  await pasteInto(user, screen.getByLabelText('Button title'), 'Our page');
  await user.selectOptions(screen.getByLabelText('Opens'), 'A web page');
  await screen.findByRole('button', { name: 'Edit Button URL cannot be empty' });
  await pasteInto(user, screen.getByLabelText('Address'), 'wren.example');
  await screen.findByRole('button', { name: 'Edit Button URL must begin with https:// or http://' });
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  await user.clear(screen.getByLabelText('Address'));
  await pasteInto(user, screen.getByLabelText('Address'), 'https://wren.example/mugs');
  await user.click(button('Done'));
  expect(document.activeElement).toBe(button('Our page'));
  await user.click(button('Add button'));
  await pasteInto(user, screen.getByLabelText('Button title'), 'Call us');
  await user.selectOptions(screen.getByLabelText('Opens'), 'A phone call');
  await pasteInto(user, screen.getByLabelText('Phone number, with the country code'), '0152');
  const wrong = 'Phone number must be valid and must contain country code starting with +';
  await screen.findByRole('button', { name: `Edit Button ${wrong}` });
  expect(screen.getByLabelText(/^Phone number/).getAttribute('aria-invalid')).toBe('true');
  await user.clear(screen.getByLabelText('Phone number, with the country code'));
  await pasteInto(user, screen.getByLabelText('Phone number, with the country code'), '+49 1521 5550131');
  await user.click(button('Move up'));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  const [first, second] = saved(api)?.[0]?.nodes[0]?.textOrButtonTemplate?.buttons ?? [];
  expect([first?.title, second?.title]).toEqual(['Call us', 'Our page']);
  expect(JSON.stringify([first, second])).toMatch(/\+49.*https:\/\/wren\.example\/mugs/);
  await user.click(button('Delete button'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Call us' })).toBeNull());
});

test('allows three buttons for a text', async () => {
  const { user } = await openEditor();
  for (let count = 0; count < 3; count += 1) await user.click(button('Add button'));
  expect(screen.queryByRole('button', { name: 'Add button' })).toBeNull();
});

test('allows ten cards in a carousel, and moves, copies and fills them with the product', async () => {
  const { user, type } = await openEditor();
  await user.click(button('Carousel'));
  await screen.findByRole('button', { name: 'Generic Template Title cannot be empty' });
  await user.click(screen.getByRole('textbox', { name: 'Title of card 1' }));
  await type('Mug');
  await user.click(screen.getByRole('textbox', { name: 'Subtitle of card 1' }));
  await type('Made by hand');
  expect(isOff('Delete card 1')).toBe(true);
  await user.click(button('Add card'));
  await screen.findByRole('listitem', { name: 'Card 2 of 2' });
  await user.click(button('Move card 1 right'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title of card 2' }).textContent).toBe('Mug'),
  );
  await user.click(button('Delete card 1'));
  for (let count = 1; count < 10; count += 1) await user.click(button('Duplicate card 1'));
  await screen.findByRole('listitem', { name: 'Card 10 of 10' });
  expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull();
  expect(isOff('Duplicate card 1')).toBe(true);
  await waitFor(() => expect(preview().getAllByText('Made by hand')).toHaveLength(10));
  await user.click(screen.getAllByRole('button', { name: 'Show the product here' })[0] ?? document.body);
  await screen.findByText('Product Title');
  await user.click(button('Write this card yourself'));
  await waitFor(() => expect(screen.queryByText('Product Title')).toBeNull());
});

test('adds a file by upload or address, and says if it cannot be shown', async () => {
  const { api, user } = await openEditor();
  await user.click(button('Image, video or document'));
  await screen.findByRole('button', { name: /^Media .* cannot be empty$/ });
  const panel = within(screen.getByRole('group', { name: 'Image, video or document' }));
  const address = panel.getByLabelText('Or a web address');
  await pasteInto(user, address, 'ftp://mug');
  await screen.findByRole('button', { name: 'Media URL must begin with https:// or http://' });
  await user.clear(address);
  await user.click(address);
  await user.paste('https://gone.example/mug.jpg');
  const opener = button('Image, video or document: change it');
  fireEvent.error(within(opener).getByRole('img'));
  expect(opener.textContent).toContain('…ps://gone.example/mug.jpg cannot be shown');
  await user.click(panel.getByRole('button', { name: /^Remove the file/ }));
  await user.click(panel.getByRole('button', { name: /^Upload a file/ }));
  expect(address).toHaveProperty('value', 'https://shop.example/mug.png');
  await within(opener).findByRole('img');
  await user.click(panel.getByRole('button', { name: 'Done' }));
  expect(document.activeElement).toBe(opener);
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved Successfully');
  expect(saved(api)?.[0]?.nodes[0]).toMatchObject({
    mediaTemplate: { type: 'image', url: 'https://shop.example/mug.png' },
  });
});

test('recognises the type of a file by its address', async () => {
  const { user } = await openEditor();
  await user.click(button('Image, video or document'));
  await pasteInto(user, screen.getByLabelText('Or a web address'), 'https://wren.example/film.mp4');
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toContain('film.mp4'));
  await user.clear(screen.getByLabelText('Or a web address'));
  await pasteInto(user, screen.getByLabelText('Or a web address'), 'https://wren.example/terms.pdf');
  await waitFor(() => expect(document.querySelector('video')).toBeNull());
  expect(button('Image, video or document: change it').textContent).toContain('terms.pdf');
});
