import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { awaitTemplate, getTemplates, writeOwnWords } from '../../contract/automation-calls.ts';
import type { AwaitedTemplate, Drip, OwnButton } from '../../contract/campaign.ts';
import { message, openCampaign, twoReminders } from '../../testing/open-campaign.tsx';
import { DRIP_ID } from '../../testing/sample-drip.ts';

const OWN = 'Only for you: {{firstName}}, come back.';
const BUTTONS: OwnButton[] = [
  { kind: 'link', title: 'Back to my cart', isStop: false },
  { kind: 'code', title: 'Copy offer code', isStop: false },
  { kind: 'reply', title: 'Unsubscribe', isStop: true },
];
const WRITABLE: Partial<Drip> = {
  ownWords: {
    text: 'Hi {{firstName}}, your cart waits.',
    buttons: BUTTONS,
    values: ['firstName', 'productTitle'],
  },
  preview: [
    bubbleOf({
      media: { kind: 'image', url: null },
      text: 'Hi Lena, your cart waits.',
      buttons: [
        { kind: 'link', title: 'Back to my cart' },
        { kind: 'reply', title: 'Unsubscribe' },
      ],
    }),
  ],
};
const awaitedAs = (changes: Partial<AwaitedTemplate>): AwaitedTemplate => ({
  name: 'cart_reminder_own',
  text: OWN,
  buttons: BUTTONS,
  preview: [bubbleOf({ text: 'Only for you: Lena, come back.', buttons: BUTTONS })],
  status: 'PENDING',
  reason: null,
  unfit: null,
  ...changes,
});
const openWords = (drip: Partial<Drip> = {}) => {
  const opened = openCampaign({ drips: twoReminders({ ...WRITABLE, ...drip }) });
  opened.api.answer(getTemplates, {
    abandonedCart: [
      {
        flowId: 'first',
        name: 'Reminder with a discount',
        description: [],
        templateId: 't',
        dripIndexes: ['abandonedCart1'],
        showsDiscount: true,
      },
    ],
  });
  return opened;
};
const button = async (name: string) => (await message(1)).findByRole<HTMLButtonElement>('button', { name });
const words = async () => (await message(1)).findByRole('textbox', { name: 'Words of message 1' });
const waiting = async () =>
  within(await screen.findByRole('region', { name: 'The text that message 1 waits for' }));

test('edits own texts in the preview, beside picture and buttons, submits them, and shows that they wait for approval', async () => {
  const { api, user, stored } = openWords();
  await user.click(await button('Edit the words of message 1'));
  const field = await words();
  await waitFor(() => expect(field.textContent).toBe('Hi First name, your cart waits.'));
  const phone = within((await message(1)).getByRole('figure'));
  phone.getByText('Picture');
  phone.getByText('Unsubscribe');
  (await message(1)).getByText(/until then the present text keeps sending/);
  expect((await button('Submit for approval')).disabled).toBe(true);
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste(OWN);
  expect(currentHold()).not.toBeNull();
  api.answer(writeOwnWords, () => {
    stored.drips = twoReminders({ ...WRITABLE, awaited: awaitedAs({}) });
    return { templateId: DRIP_ID, resultFailure: [] };
  });
  await user.click(await button('Submit for approval'));
  await screen.findByText('Submitted to WhatsApp for approval');
  expect(api.requests(writeOwnWords)[0]?.body).toMatchObject({ dripId: DRIP_ID, text: OWN });
  (await waiting()).getByText(
    'WhatsApp is looking at your words. The text “Reminder with a discount” keeps sending until WhatsApp approves yours. Then this message uses yours automatically.',
  );
  (await waiting()).getByText('Only for you: Lena, come back.');
  expect(document.activeElement).toBe(await button('Edit the words of message 1'));
  expect(currentHold()).toBeNull();
});

test('edits the titles of buttons, shows them in the preview, and submits them with the text', async () => {
  const { api, user } = openWords();
  await user.click(await button('Edit the words of message 1'));
  const titles = within((await message(1)).getByRole('group', { name: 'Buttons of message 1' }));
  // WhatsApp itself writes the title of the button that copies a code.
  expect(titles.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    'Back to my cart',
    'Unsubscribe',
  ]);
  const toCart = titles.getByRole<HTMLInputElement>('textbox', { name: 'Button 1, opens a page' });
  await user.clear(toCart);
  await pasteInto(user, toCart, 'Voltar ao carrinho agora mesmo');
  expect(toCart.value).toBe('Voltar ao carrinho a');
  await screen.findByText('You can only enter 20 characters in button text.');
  await user.clear(toCart);
  await pasteInto(user, toCart, 'Voltar ao carrinho');
  const stop = titles.getByRole('textbox', { name: 'Button 3, unsubscribes' });
  await user.clear(stop);
  await pasteInto(user, stop, 'Sair');
  const shown = within((await message(1)).getByRole('figure')).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent.trim())).toEqual([
    'Voltar ao carrinho',
    'Copy offer code',
    'Sair',
  ]);
  expect(currentHold()).not.toBeNull();
  const error = 'Two buttons have the same text.';
  api.answer(writeOwnWords, { templateId: null, resultFailure: [{ error }] });
  await user.click(await button('Submit for approval'));
  await (await message(1)).findByText(error);
  expect(api.requests(writeOwnWords)[0]?.body).toMatchObject({
    text: WRITABLE.ownWords?.text,
    titles: ['Voltar ao carrinho', 'Copy offer code', 'Sair'],
  });
  await pasteInto(user, toCart, '!');
  expect((await message(1)).queryByText(error)).toBeNull();
});

test('shows a fault of the texts and keeps them', async () => {
  const { api, user } = openWords();
  await user.click(await button('Edit the words of message 1'));
  const field = await words();
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('Hi');
  const error = 'The text may not begin or end with a variable.';
  api.answer(writeOwnWords, { templateId: null, resultFailure: [{ error }] });
  await user.click(await button('Submit for approval'));
  await (await message(1)).findByText(error);
  expect((await words()).textContent).toBe('Hi');
});

test('returns the focus when the merchant leaves the texts', async () => {
  const { user } = openWords();
  await user.click(await button('Edit the words of message 1'));
  await words();
  await user.click(await button('Cancel'));
  expect(document.activeElement).toBe(await button('Edit the words of message 1'));
});

test.each([
  ['whose answers lead to others', { ownWords: null }, {}],
  ['on a plan without templates', {}, { templates: false }],
] as const)('does not allow editing texts of a message %s', async (_case, drip, features) => {
  const planDetails = { ...sampleMerchant().planDetails, features };
  openCampaign({ drips: twoReminders({ ...WRITABLE, ...drip }), merchant: { planDetails } });
  await message(1);
  expect(screen.queryByRole('button', { name: /^Edit the words/ })).toBeNull();
});

test('shows rejected texts with the reason, and lets the merchant change or discard them', async () => {
  const awaited = awaitedAs({ status: 'REJECTED', reason: 'It is marketing.' });
  const { api, user, stored } = openWords({ awaited });
  (await waiting()).getByText('It is marketing.');
  await user.click((await waiting()).getByRole('button', { name: 'Change the words' }));
  const field = await words();
  await waitFor(() => expect(field.textContent).toBe('Only for you: First name, come back.'));
  await user.click(await button('Cancel'));
  api.answer(awaitTemplate, ({ body: { dripId, templateId } }) => {
    stored.drips = twoReminders(WRITABLE);
    return { dripId, templateId };
  });
  await user.click((await waiting()).getByRole('button', { name: 'Keep the old text' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /waits for/ })).toBeNull());
  expect(api.requests(awaitTemplate)[0]?.body).toMatchObject({ dripId: DRIP_ID, templateId: null });
});
