import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnTimer } from '../decide.ts';
import { reordering } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const reorderingServer = defineCampaign({
  definition: reordering,
  on: [
    when('orderPlaced', ({ order }) => orderSubject(order.orderId)),
    when('fulfilmentChanged', ({ fulfilment }) => orderSubject(fulfilment.orderId)),
    when('orderDelivered', ({ orderId }) => orderSubject(orderId)),
    when('orderCancelled', ({ orderId }) => orderSubject(orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});
