import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import '#features/foundations/visits/contract/visit-events.ts';
import { decideOnEvent, decideOnTimer, lookSubject } from '../decide.ts';
import { browserAbandonment } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue } from './due-view.ts';
import { loadEventFacts } from './event-views.ts';

export const browserAbandonmentServer = defineCampaign({
  definition: browserAbandonment,
  on: [
    when('productViewed', lookSubject),
    when('productAddedToCart', ({ productId, addedAt }) => ({
      ...lookSubject({ productId, viewedAt: addedAt }),
      kind: 'addToCart',
    })),
    when('checkoutChanged', ({ checkout }) => ({ kind: 'checkout', id: checkout.checkoutToken })),
    when('orderPlaced', ({ order }) => orderSubject(order.orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});
