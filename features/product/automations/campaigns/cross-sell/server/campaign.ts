import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnTimer } from '../decide.ts';
import { crossSell } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const crossSellServer = defineCampaign({
  definition: crossSell,
  on: [
    when('orderPlaced', ({ order }) => orderSubject(order.orderId)),
    when('orderCancelled', ({ orderId }) => orderSubject(orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});
