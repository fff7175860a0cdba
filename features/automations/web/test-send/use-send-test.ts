import { useMutation } from '@tanstack/react-query';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { readUnfinished } from '../../campaigns/cod-confirmation/settings.ts';
import type { Drip } from '../../contract/campaign.ts';
import { sendCodTest, sendTestMessage } from '../../contract/test-calls.ts';
import { writeTestRef } from '../../rules/test-ref.ts';
import type { DripValues } from '../page/form-values.ts';

/** The message that is tried out, and what is typed for it by now. */
export interface TestedMessage {
  merchant: Merchant;
  type: string;
  drip: Drip;
  settings: DripValues['settings'];
}

/** Sends a message to a number of the merchant's. */
export function useSendTest(tested: TestedMessage) {
  return useMutation({
    mutationFn: (phoneNumber: string) =>
      tested.type === 'CODConfirmation' ? sendCod(tested, phoneNumber) : sendSaved(tested, phoneNumber),
  });
}

/** What is asked of cash on delivery follows the switches as they stand, saved or not. */
function sendCod({ merchant: { shopUrl }, settings }: TestedMessage, phoneNumber: string) {
  const { enablePrepaid, enableCancel, paymentActive } = readUnfinished(settings);
  const body = { phoneNumber, enablePrepaid: enablePrepaid && paymentActive, enableCancel, shopUrl };
  return makeCall(sendCodTest, { body });
}

function sendSaved({ merchant: { shopUrl, shopName }, drip }: TestedMessage, phoneNumber: string) {
  const time = Date.now();
  const ref = writeTestRef({ shopUrl, shopName, sourceId: drip.dripId, template: drip.templateName ?? '' });
  const message = {
    recipient: { id: shopUrl },
    timestamp: time,
    sender: { id: phoneNumber },
    optin: { ref },
  };
  return makeCall(sendTestMessage, {
    body: { object: 'page', channel: 'WA', entry: [{ id: shopUrl, time, messaging: [message] }] },
  });
}
