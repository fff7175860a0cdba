import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { cartSubject, decideOnEvent, decideOnTimer } from '../decide.ts';
import { abandonedCart } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const abandonedCartServer = defineCampaign({
  definition: abandonedCart,
  on: [
    when('checkoutChanged', ({ checkout }) => cartSubject(checkout.checkoutToken)),
    when('orderPlaced', ({ order }) => orderSubject(order.orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});
