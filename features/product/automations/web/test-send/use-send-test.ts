import { useMutation } from '@tanstack/react-query';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { TestDraft } from '#features/product/flows/rules/editor/test-draft.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { Drip } from '../../contract/campaign.ts';
import { sendTestMessage } from '../../contract/test-calls.ts';
import { writeTestRef } from '../../rules/test-ref.ts';
import { ownPartsOf } from '../own-parts-list.ts';
import type { DripValues } from '../page/form/form-values.ts';

/** The tested message with its unsaved input. */
export interface TestedMessage {
  merchant: Merchant;
  channel: Channel;
  type: string;
  drip: Drip;
  settings: DripValues['settings'];
  /** Returns the unsaved content at the time of sending, if a test can contain it. */
  draftOf?: (() => TestDraft) | undefined;
}

/** Returns the mutation that sends a message to a number of the merchant, or to a tester on Messenger. */
export function useSendTest(tested: TestedMessage) {
  return useMutation({
    mutationFn: (place: string) => {
      const own = ownPartsOf(tested.type);
      return own ? own.sendTest(tested, place) : sendFlow(tested, place);
    },
  });
}

function sendFlow({ merchant, channel, drip, draftOf }: TestedMessage, place: string) {
  const nodes = draftOf?.().nodes ?? null;
  const { shopUrl, shopName } = merchant;
  const pageId = channel === 'WA' ? shopUrl : (merchant.pageIdFB ?? '');
  const time = Date.now();
  const ref = writeTestRef({ shopUrl, shopName, sourceId: drip.dripId, template: drip.templateName ?? '' });
  const message = {
    recipient: { id: pageId },
    timestamp: time,
    sender: { id: place },
    optin: { ref },
  };
  return makeCall(sendTestMessage, {
    body: {
      object: 'page',
      channel,
      entry: [{ id: pageId, time, messaging: [message] }],
      flowId: drip.flowId,
      ...(nodes && { nodes: toWireNodes(nodes) }),
    },
  });
}
