import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnTimer, parcelSubject } from '../decide.ts';
import { shipmentUpdates } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const shipmentUpdatesServer = defineCampaign({
  definition: shipmentUpdates,
  on: [
    when('fulfilmentChanged', ({ fulfilment }) => parcelSubject(fulfilment.fulfilmentId)),
    when('orderCancelled', ({ orderId }) => orderSubject(orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
});
