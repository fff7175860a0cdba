import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnTimer } from '../decide.ts';
import { orderReceipt } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const orderReceiptServer = defineCampaign({
  definition: orderReceipt,
  on: [
    when('orderPlaced', ({ order }) => ({ kind: 'order', id: order.orderId })),
    when('orderCancelled', ({ orderId }) => ({ kind: 'order', id: orderId })),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});
