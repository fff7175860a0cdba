import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnReply } from '../decide-reply.ts';
import { decideOnEvent, decideOnTask, decideOnTimer } from '../decide.ts';
import { codConfirmation } from '../definition.ts';
import { act } from './act.ts';
import { compose } from './compose.ts';
import { loadFacts, loadEventFacts } from './facts.ts';

export const codConfirmationServer = defineCampaign({
  definition: codConfirmation,
  on: [
    when('orderPlaced', ({ order }) => orderSubject(order.orderId)),
    when('orderPaid', ({ order }) => orderSubject(order.orderId)),
    when('orderEdited', ({ orderId }) => orderSubject(orderId)),
    when('orderCancelled', ({ orderId }) => orderSubject(orderId)),
    when('fulfilmentChanged', ({ fulfilment }) => orderSubject(fulfilment.orderId)),
    when('draftOrderReady', ({ orderId }) => orderSubject(orderId)),
    when('storeCommandGivenUp', ({ orderId }) => orderSubject(orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue: loadFacts,
  onTimer: decideOnTimer,
  compose,
  onReply: decideOnReply,
  onTask: decideOnTask,
  act,
});
