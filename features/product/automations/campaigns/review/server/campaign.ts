import { orderSubject } from '../../../rules/effect.ts';
import { defineCampaign, when } from '../../../server/engine/campaign.ts';
import { decideOnEvent, decideOnReply, decideOnTimer } from '../decide.ts';
import { reviewWA } from '../definition.ts';
import { compose } from './compose.ts';
import { loadDue, loadEventFacts } from './facts.ts';
import { reportReply } from './report-reply.ts';

export const reviewServer = defineCampaign({
  definition: reviewWA,
  on: [
    when('orderDelivered', ({ orderId }) => orderSubject(orderId)),
    when('orderRefunded', ({ orderId }) => orderSubject(orderId)),
    when('orderCancelled', ({ orderId }) => orderSubject(orderId)),
  ],
  loadEventFacts,
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  compose,
  onReply: decideOnReply,
  act: reportReply,
});
