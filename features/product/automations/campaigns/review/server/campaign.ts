import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnReply, decideOnTimer, orderSubject } from '../decide.ts';
import { reviewWA } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadHeard } from './facts.ts';
import { tellReply } from './tell-reply.ts';

export const reviewServer = defineCampaign({
  definition: reviewWA,
  on: [
    when('orderDelivered', ({ orderId }) => orderSubject(orderId)),
    when('orderRefunded', ({ orderId }) => orderSubject(orderId)),
    when('orderCancelled', ({ orderId }) => orderSubject(orderId)),
  ],
  loadHeard,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
  onReply: decideOnReply,
  act: tellReply,
});
