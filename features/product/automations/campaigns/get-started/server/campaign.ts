import { getShop } from '#features/foundations/store-data/server/index.ts';
import { homePage } from '../../../rules/store-pages.ts';
import '#features/engine/conversations/contract/conversation-events.ts';
import { defineCampaign, oneByOne, when } from '../../../server/engine/campaign.ts';
import { chatSubject, decideOnEvent, decideOnTimer } from '../decide.ts';
import { getStarted } from '../definition.ts';
import { loadDue, loadEventFacts } from './facts.ts';

export const getStartedServer = defineCampaign({
  definition: getStarted,
  on: [when('chatStarted', ({ inboundId }) => chatSubject(inboundId))],
  loadEventFacts: oneByOne(loadEventFacts),
  onEvent: decideOnEvent,
  loadDue,
  onTimer: decideOnTimer,
  async compose(tx, _due, { shopId }) {
    const shop = await getShop(tx, shopId);
    return { values: {}, imageUrl: null, link: homePage(shop) };
  },
});
