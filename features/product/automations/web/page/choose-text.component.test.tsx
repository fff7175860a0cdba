import { screen, waitFor } from '@testing-library/react';
import type { ContextType } from 'react';
import { expect, test } from 'vitest';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { changeTemplate, getTemplates, type OfferedTemplate } from '../../contract/automation-calls.ts';
import { initFlow } from '../../contract/campaign-flow-calls.ts';
import { message, openCampaign, twoReminders } from '../../testing/open-campaign.tsx';
import { DRIP_ID } from '../../testing/sample-drip.ts';
import { PickOwnTemplate } from '../pick-own-template.ts';

const OFFER = '0199f2c4-7a3b-7c1d-8e2f-000000000201';
const REMINDER = '0199f2c4-7a3b-7c1d-8e2f-000000000202';
const offered = (flowId: string, name: string, showsDiscount: boolean): OfferedTemplate => ({
  flowId,
  name,
  description: [`${name} of a cart`, 'A button to it'],
  templateId: name,
  dripIndexes: ['abandonedCart1'],
  showsDiscount,
});
const TEXTS = { abandonedCart: [offered(OFFER, 'Offer', true), offered(REMINDER, 'Reminder', false)] };
const radio = async (name: string) => (await message(1)).findByRole<HTMLInputElement>('radio', { name });

const PickFirst: ContextType<typeof PickOwnTemplate> = ({ pick }) => (
  <button type="button" onClick={() => pick('spring')}>
    Pick spring
  </button>
);

test('saves another text immediately, and keeps typed input', async () => {
  const { api, user, stored } = openCampaign({
    drips: twoReminders({ flowId: OFFER }),
    prepare: (server) => server.answer(getTemplates, TEXTS),
  });
  expect((await radio('Offer')).checked).toBe(true);
  expect((await message(2)).queryByRole('radio')).toBeNull();
  await pasteInto(user, (await message(1)).getByLabelText('utm_term'), 'carts');
  api.answer(changeTemplate, ({ body: { dripId, flowId } }) => {
    stored.drips = twoReminders({ flowId, namesDiscount: false, needsDiscount: false });
    return { dripId, flowId };
  });
  await user.click(await radio('Reminder'));
  await screen.findByText('Saved Successfully');
  expect((await radio('Reminder')).checked).toBe(true);
  await (await message(1)).findByText('This text shows no discount.');
  expect((await message(1)).getByLabelText('utm_term')).toHaveProperty('value', 'carts');
  expect(api.requests(changeTemplate)[0]?.body).toMatchObject({ dripId: DRIP_ID, flowId: REMINDER });
});

test('goes back to the earlier text if the change fails', async () => {
  const { user } = openCampaign({
    drips: twoReminders({ flowId: OFFER }),
    prepare: (server) => {
      server.answer(getTemplates, TEXTS);
      server.refuse(changeTemplate, 'NOT_FOUND');
    },
  });
  await user.click(await radio('Reminder'));
  await screen.findByText('Template Save Failed');
  await waitFor(async () => expect((await radio('Offer')).checked).toBe(true));
});

test('offers no choice of texts to an old store', async () => {
  openCampaign({
    merchant: { isOldStore: true },
    drips: twoReminders({ flowId: REMINDER }),
    prepare: (server) => server.answer(getTemplates, TEXTS),
  });
  await message(1);
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
});

test('starts a message with an own template that the merchant picks', async () => {
  const { api, user } = openCampaign({
    around: (page) => <PickOwnTemplate value={PickFirst}>{page}</PickOwnTemplate>,
  });
  api.answer(initFlow, { flowId: OFFER });
  api.answer(changeTemplate, ({ body: { dripId, flowId } }) => ({ dripId, flowId }));
  await user.click(await screen.findByRole('button', { name: 'Choose one of my templates for message 1' }));
  await user.click(screen.getByRole('button', { name: 'Pick spring' }));
  await screen.findByText('Saved Successfully');
  expect(api.requests(initFlow)[0]?.body).toMatchObject({
    campaign: 'abandonedCart',
    template_name: 'spring',
  });
  expect(api.requests(changeTemplate)[0]?.body).toMatchObject({ dripId: DRIP_ID, flowId: OFFER });
  expect(screen.queryByRole('button', { name: 'Pick spring' })).toBeNull();
});

test('names the missing value of an own template', async () => {
  const { api, user } = openCampaign({
    around: (page) => <PickOwnTemplate value={PickFirst}>{page}</PickOwnTemplate>,
  });
  api.refuse(initFlow, 'TEMPLATE_VALUE_UNKNOWN', { field: 'orderName' });
  await user.click(await screen.findByRole('button', { name: 'Choose one of my templates for message 1' }));
  await user.click(screen.getByRole('button', { name: 'Pick spring' }));
  await screen.findByText('Nothing fills {{orderName}} here');
  expect(api.requests(changeTemplate)).toEqual([]);
});

test.each([
  ['PENDING', 'WhatsApp is looking at this message. It is sent once approved.'],
  ['REJECTED', 'WhatsApp did not approve this message. It is not sent.'],
  ['PAUSED', 'WhatsApp paused this message. It is not sent for now.'],
  ['DISABLED', 'WhatsApp switched this message off. It is not sent.'],
] as const)('explains a template that is %s, with the reason', async (templateStatus, meaning) => {
  openCampaign({
    drips: twoReminders({
      templateName: 'cart_reminder_own',
      templateStatus,
      templateReason: 'It has a link.',
    }),
    prepare: (api) =>
      api.answer(getTemplates, {
        abandonedCart: [offered('first', 'Your own words', true)],
      }),
  });
  const first = await message(1);
  await first.findByText('Your own words', { selector: 'strong' });
  // The template's name at Meta is shown only when the merchant has to find the template there.
  expect(first.queryByText('cart_reminder_own') !== null).toBe(templateStatus === 'REJECTED');
  first.getByText(meaning);
  first.getByText('It has a link.');
  expect(first.queryByText(/submit it again there/) !== null).toBe(templateStatus === 'REJECTED');
});
