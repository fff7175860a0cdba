import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { getFlowPreview, type PreviewedFlow } from '#features/product/flows/contract/flow-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { pageOf } from '../page-of.ts';
import type { ChatStep } from '../page/walk-flow.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { MessageFigures } from './message-figures.tsx';
import { PartFigures } from './part-figures.tsx';

interface MessageResultsProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  position: number;
}

/** What one message sent, with a line for each part that its answers lead to. */
export function MessageResults({ merchant, campaign, drip, position }: MessageResultsProps) {
  const query = { pageId: pageOf(merchant, campaign.channel), flowId: drip.flowId };
  const { data } = useQuery(callQuery(getFlowPreview, { query }));
  return (
    <Panel title={fill(texts.messages.title, { number: position })}>
      <MessageFigures {...{ merchant, campaign }} dripId={drip.dripId} />
      {data && <PartFigures {...{ merchant, campaign }} steps={stepsOf(data.flows)} />}
    </Panel>
  );
}

/** Returns every flow as a step, with the answer that leads to it. */
function stepsOf(flows: readonly PreviewedFlow[]): ChatStep[] {
  const replies = flows.flatMap((flow) => flow.replies);
  return flows.map((flow) => ({
    answer: replies.find(({ leadsTo }) => leadsTo === flow.flowId)?.title ?? null,
    flow,
  }));
}
