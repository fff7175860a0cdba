import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { setWAAttributes } from '../../../contract/attribute-calls.ts';
import { updateDripAttributes } from '../../../contract/automation-calls.ts';
import { getCodFlow } from '../../../contract/cod-calls.ts';
import { sendCodTest } from '../../../contract/test-calls.ts';
import { openCampaign } from '../../../testing/open-campaign.tsx';
import { DRIP_ID, sampleDrip } from '../../../testing/sample-drip.ts';
import { sampleFlow, wireReplies, wireText } from '../../../testing/sample-flows.ts';

/** The question for each combination of offered answers, and the flow after Confirm. */
const COMBINATIONS = [true, false].flatMap((enablePrepaid) =>
  [true, false].map((enableCancel) => {
    const flowId = `${enablePrepaid ? 'pay' : 'no-pay'}-${enableCancel ? 'cancel' : 'no-cancel'}`;
    const question = wireText('t1', `Question ${flowId}`);
    return {
      enablePrepaid,
      enableCancel,
      name: flowId,
      flowId,
      flows: [
        sampleFlow({ flowId, nodes: [question, wireReplies('q1', 'Confirm>confirmed')] }),
        sampleFlow({ flowId: 'confirmed', level: 1, nodes: [wireText('t2', 'It is confirmed.')] }),
      ],
    };
  }),
);

const openCod = (settings: Record<string, unknown> = { paymentActive: true }) =>
  openCampaign({
    type: 'CODConfirmation',
    drips: [sampleDrip({ dripIndex: 'CODConfirmation1' }, { settings })],
    prepare: (api) =>
      api.answer(getCodFlow, {
        dripId: DRIP_ID,
        timeBox: { magnitude: 1, unit: 'Minutes' },
        paymentActive: true,
        combinations: COMBINATIONS,
      }),
  });
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const save = () => screen.findByRole('button', { name: 'Save' });

test('shows the question for the current switches, saved or not, and the flows of its answers', async () => {
  const { user } = openCod();
  await screen.findByText('Question no-pay-cancel');
  await user.click(await toggle('COD to prepaid'));
  await screen.findByText('Question pay-cancel');
  await user.click(await toggle('Offer to cancel'));
  await screen.findByText('Question pay-no-cancel');
  await user.click(screen.getByRole('button', { name: 'Answer Confirm' }));
  await screen.findByText('It is confirmed.');
});

test('shows a support number in the question while it is typed', async () => {
  const { api, user } = openCod();
  await pasteInto(user, await screen.findByLabelText('Number'), '1521 5550101');
  const support = '49-15215550101';
  await waitFor(() => expect(api.requests(getCodFlow).at(-1)?.query).toMatchObject({ support }));
});

test('requires a discount for paying online, and hours for a deadline in hours', async () => {
  const { api, user } = openCod();
  await user.click(await toggle('COD to prepaid'));
  await screen.findByText('Discount cannot be empty');
  await pasteInto(user, screen.getByLabelText('Discount for paying online'), '5');
  await user.selectOptions(screen.getByLabelText('Payment link expires'), 'After some hours');
  const hours = screen.getByLabelText('Payment link expires: hours');
  await waitFor(() => expect(hours.getAttribute('aria-invalid')).toBe('true'));
  await pasteInto(user, hours, '4.5');
  expect(hours).toHaveProperty('value', '4.5');
  expect(hours.getAttribute('aria-invalid')).toBe('true');
  await user.clear(hours);
  await pasteInto(user, hours, '24');
  await user.click(await save());
  await screen.findByText('Saved Successfully');
  expect(api.requests(updateDripAttributes)[0]?.body.attributes.settings).toMatchObject({
    enablePrepaid: true,
    prepaidDiscount: '5',
    expirePayment: 'delay',
    expirePaymentTime: 24,
  });
});

test('does not offer paying online if the operator has not activated it', async () => {
  openCod({ paymentActive: false });
  expect((await toggle('COD to prepaid')).disabled).toBe(true);
  screen.getByText('Contact support to activate COD to prepaid');
});

test('saves the deadline of Cancel, and whether the store cancels', async () => {
  const { api, user } = openCod();
  await user.selectOptions(await screen.findByLabelText('Cancelling expires'), 'After some hours');
  await pasteInto(user, screen.getByLabelText('Cancelling expires: hours'), '12');
  await user.click(await toggle('Cancel the order in the store'));
  await pasteInto(user, screen.getByLabelText('Your own names for cash on delivery'), 'At the door\n');
  await user.click(await save());
  await screen.findByText('Saved Successfully');
  expect(api.requests(updateDripAttributes)[0]?.body.attributes.settings).toMatchObject({
    expireCancel: 'delay',
    expireCancelTime: 12,
    realCancellation: true,
    codLabels: ['At the door'],
  });
  await user.click(await toggle('Offer to cancel'));
  await waitFor(() => expect(screen.queryByLabelText('Cancelling expires')).toBeNull());
});

test('saves whether an order without an answer is cancelled', async () => {
  const { api, user } = openCod();
  await user.click(await toggle('Cancel order if no response in 2 days'));
  await user.click(await save());
  await screen.findByText('Saved Successfully');
  expect(api.requests(setWAAttributes)[0]?.body.attributes).toEqual({ cancelledNoResponse: true });
});

test('sends the question for the current switches as a test', async () => {
  const { api, user } = openCod();
  await user.click(await toggle('Offer to cancel'));
  api.answer(sendCodTest, { messageId: 'm1' });
  await user.click(screen.getByRole('button', { name: 'Send a test of message 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  const number = dialog.getByLabelText('Mobile number, with the country code');
  await user.clear(number);
  await pasteInto(user, number, '+4915215550101');
  await user.keyboard('{Enter}');
  await dialog.findByText(/^The test is on its way/);
  expect(api.requests(sendCodTest)[0]?.body).toEqual({
    phoneNumber: '+4915215550101',
    enablePrepaid: false,
    enableCancel: false,
    shopUrl: 'demo.myshopify.com',
  });
});

test('offers seconds for the time of the question', async () => {
  openCod();
  const unit = await screen.findByLabelText('Time of message 1: unit');
  expect(unit.textContent).toBe('secondminutehourday');
});
