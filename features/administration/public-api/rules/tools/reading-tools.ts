import * as z from 'zod/mini';
import { THREAD_STATES } from '#features/product/inbox/contract/thread.ts';
import { Day, lineOf, Uuid } from '#platform/http/text-shapes.ts';
import { getBroadcastResults, listBroadcasts } from '../../contract/resources/broadcasts.ts';
import { listCampaigns } from '../../contract/resources/campaigns.ts';
import { listConversationMessages, listConversations } from '../../contract/resources/conversations.ts';
import { listPersonEvents } from '../../contract/resources/events.ts';
import { getFigures } from '../../contract/resources/figures.ts';
import { listCredits } from '../../contract/resources/orders.ts';
import { listPeople } from '../../contract/resources/people.ts';
import { countSegment, listSegments } from '../../contract/resources/segments.ts';
import { getShop } from '../../contract/resources/shop.ts';
import { listTemplates } from '../../contract/resources/templates.ts';
import { defineTool } from '../../contract/tool.ts';
import { describedId, Page } from './inputs.ts';

const AMOUNTS = 'Fields that end in Minor are in the smallest unit of the currency, such as cents.';

/** The tools that change nothing. */
export const READING_TOOLS = [
  defineTool({
    name: 'get_shop',
    title: 'Read the shop',
    description: 'Returns the domain, currency and time zone of the shop, and what this key may do.',
    input: z.strictObject({}),
    endpoint: getShop,
    toRequest: () => ({}),
  }),
  defineTool({
    name: 'get_figures',
    title: 'Read figures of a period',
    description: `How much the shop sent and earned on some days, in all and by campaign: messages, reads, clicks, orders that messages earned, and their revenue. Use it for “how did this campaign do” and “what did WhatsApp earn in March”. Days are those of the shop’s time zone; without days, the last 30. ${AMOUNTS}`,
    input: z.strictObject({
      from: z.optional(Day).check(z.describe('The first day, such as 2026-03-01. Needs `to`.')),
      to: z.optional(Day).check(z.describe('The last day.')),
    }),
    endpoint: getFigures,
    toRequest: (query) => ({ query }),
  }),
  defineTool({
    name: 'list_broadcasts',
    title: 'List broadcasts',
    description: 'Lists the broadcasts of the shop with their status, the newest first.',
    input: z.strictObject(Page),
    endpoint: listBroadcasts,
    toRequest: (query) => ({ query }),
    pageSize: 20,
  }),
  defineTool({
    name: 'get_broadcast_results',
    title: 'Read the results of a broadcast',
    description: `What one broadcast sent and earned so far, and why it is paused, waits or failed. Rates are in percent of delivered messages. ${AMOUNTS}`,
    input: z.strictObject({ broadcastId: describedId('list_broadcasts') }),
    endpoint: getBroadcastResults,
    toRequest: (params) => ({ params }),
  }),
  defineTool({
    name: 'list_campaigns',
    title: 'List campaigns',
    description: 'Lists the automatic campaigns and whether they are on. get_figures has what they earned.',
    input: z.strictObject({}),
    endpoint: listCampaigns,
    toRequest: () => ({}),
  }),
  defineTool({
    name: 'list_segments',
    title: 'List segments',
    description: 'Lists the saved segments of the shop. count_segment tells how many people one has.',
    input: z.strictObject(Page),
    endpoint: listSegments,
    toRequest: (query) => ({ query }),
    pageSize: 25,
  }),
  defineTool({
    name: 'count_segment',
    title: 'Count the people of a segment',
    description: 'How many people of a segment the shop may send marketing to on WhatsApp now.',
    input: z.strictObject({ segmentId: describedId('list_segments') }),
    endpoint: countSegment,
    toRequest: (params) => ({ params }),
  }),
  defineTool({
    name: 'list_templates',
    title: 'List templates',
    description:
      'Lists the WhatsApp templates that the shop wrote, with their variables. `status` is what WhatsApp decided, and `statusReason` why it refused or stopped one.',
    input: z.strictObject(Page),
    endpoint: listTemplates,
    toRequest: (query) => ({ query }),
    pageSize: 10,
  }),
  defineTool({
    name: 'find_people',
    title: 'Find people',
    description:
      'Finds a person by phone number or e-mail address, or lists people, the newest first. Returns their id, channel and consent.',
    input: z.strictObject({
      phone: z.optional(
        z
          .string()
          .check(z.regex(/^\+[1-9]\d{6,14}$/), z.describe('With the country code, such as +4915215550123.')),
      ),
      email: z.optional(lineOf(254)),
      ...Page,
    }),
    endpoint: listPeople,
    toRequest: (query) => ({ query }),
    pageSize: 20,
  }),
  defineTool({
    name: 'list_person_events',
    title: 'See what happened with a person',
    description: `What happened with one person, the newest first: opt-ins and stops, messages with their state, clicks, orders, carts. Use it for “why did this person not get the message”: a message that waits, failed or was skipped has an explanation. ${AMOUNTS}`,
    input: z.strictObject({ personId: describedId('find_people'), ...Page }),
    endpoint: listPersonEvents,
    toRequest: ({ personId, ...query }) => ({ params: { personId }, query }),
    pageSize: 20,
  }),
  defineTool({
    name: 'list_credited_orders',
    title: 'List orders that messages earned',
    description: `Lists the orders that messages earned, the newest first. get_figures has the sums of a period. ${AMOUNTS}`,
    input: z.strictObject(Page),
    endpoint: listCredits,
    toRequest: (query) => ({ query }),
    pageSize: 20,
  }),
  defineTool({
    name: 'list_conversations',
    title: 'List conversations',
    description:
      'Lists the conversations of the inbox. By default those that wait for the shop, whoever has waited longest first.',
    input: z.strictObject({
      state: z.optional(z.enum(THREAD_STATES)),
      ...Page,
    }),
    endpoint: listConversations,
    toRequest: ({ state = 'waiting', ...page }) => ({ query: { state, ...page } }),
    pageSize: 15,
  }),
  defineTool({
    name: 'read_conversation',
    title: 'Read a conversation',
    description: 'Lists the messages between the shop and one person in both directions, the newest first.',
    input: z.strictObject({ personId: Uuid.check(z.describe('From list_conversations.')), ...Page }),
    endpoint: listConversationMessages,
    toRequest: ({ personId, ...query }) => ({ params: { personId }, query }),
    pageSize: 15,
  }),
];
