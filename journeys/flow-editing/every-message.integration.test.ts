import { expect, it } from 'vitest';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import type { getDrips, getTemplates } from '#features/product/automations/contract/automation-calls.ts';
import type { CampaignDefinition } from '#features/product/automations/contract/campaign-definition.ts';
import type { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import { faultsOf } from '#features/product/flows/rules/editor/faults.ts';
import { readDocument } from '#features/product/flows/rules/editor/read-document.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { WREN } from '../planted-campaign/fixture.ts';
import { PAGE } from '../planted-campaign/order-thanks-fixture.ts';
import { onFlowFixture, fixture } from './flow-fixture.ts';

onFlowFixture();

const PAGES: Record<Channel, string> = { WA: WREN, FB: PAGE };
const CHANNELS = ['WA', 'FB'] as const;

const CAMPAIGN_PAGES = CAMPAIGNS.flatMap(({ type, channels }) =>
  CHANNELS.flatMap((channel) => (channels[channel] ? [{ type, channel }] : [])),
);
const FOLLOW_UPS = TOOLS.filter(({ type }) => CAMPAIGNS.some((campaign) => campaign.type === type)).flatMap(
  ({ type, channels }) => CHANNELS.flatMap((channel) => (channel in channels ? [{ type, channel }] : [])),
);

const ask = async <Answer>(path: string, pageId: string, more = ''): Promise<Answer> => {
  const { status, body } = await fixture.call('GET', `${path}?pageId=${pageId}${more}`);
  expect(status).toBe(200);
  return body as Answer;
};

/** Opens each text that a message can start with, as an editor does. */
async function openAll(type: string, channel: Channel) {
  const pageId = PAGES[channel];
  const campaign: CampaignDefinition | undefined = CAMPAIGNS.find((one) => one.type === type);
  const hasEditableAnswers = campaign?.hasEditableAnswers === true;
  const { drips } = await ask<ResponseOf<typeof getDrips>>(
    '/database/api/dripCampaign/getDripsStatus',
    pageId,
  );
  const offeredByType = await ask<ResponseOf<typeof getTemplates>>('/database/api/chatbot/templates', pageId);
  const opened = [];
  for (const drip of drips.filter((one) => one.type === type)) {
    const offered = (offeredByType[type] ?? []).filter(({ dripIndexes }) =>
      dripIndexes.includes(drip.dripIndex),
    );
    for (const flowId of new Set([drip.flowId, ...offered.map((one) => one.flowId)])) {
      const reported = await ask<ResponseOf<typeof getFlowPreview>>(
        '/redis/getFlowPreview',
        pageId,
        `&flowId=${flowId}`,
      );
      expect(reported.flows[0]?.flowId).toBe(flowId);
      let count = 0;
      const newId = () => `new${(count += 1)}`;
      const { flows, timeBox } = { ...reported, timeBox: drip.timeBox };
      opened.push({
        reported,
        document: readDocument({ channel, hasEditableAnswers, hasPlan: true, flows, timeBox, newId }),
      });
    }
  }
  return opened;
}

it.each([...CAMPAIGN_PAGES, ...FOLLOW_UPS])(
  'the editor opens each text of $type on $channel completely and without errors',
  async ({ type, channel }) => {
    const opened = await openAll(type, channel);
    expect(opened).not.toEqual([]);
    for (const { reported, document } of opened) {
      expect(document.time).not.toBeNull();
      expect(faultsOf(document)).toEqual([]);
      for (const [at, flow] of document.flows.entries()) {
        // A flow that cannot be rewritten is shown as a preview.
        const shown = flow.rights === 'none' ? reported.flows[at]?.preview : flow.nodes;
        expect(shown).not.toEqual([]);
      }
    }
  },
);
