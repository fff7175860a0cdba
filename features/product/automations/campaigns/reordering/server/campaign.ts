import type { Subject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnTimer } from '../decide.ts';
import { reordering } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const reorderingServer = defineCampaign({
  definition: reordering,
  on: [
    when('orderPlaced', ({ order }) => ofOrder(order.orderId)),
    when('fulfilmentChanged', ({ fulfilment }) => ofOrder(fulfilment.orderId)),
    when('orderDelivered', ({ orderId }) => ofOrder(orderId)),
    when('orderCancelled', ({ orderId }) => ofOrder(orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});

function ofOrder(id: string): Subject {
  return { kind: 'order', id };
}
