import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { AnswerPickingContext } from '#platform/ui-kit/phone/answer-picking.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { getFlowPreview, type PreviewedFlow } from '../../contract/flow-calls.ts';
import { pageOf } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { walkFlow, type ChatStep, type Picked } from './walk-flow.ts';

const SAMPLE_TIME = '10:24';

interface FlowChatProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  scheme: 'light' | 'dark';
}

/** A message in the shopper's chat; an answer that is picked appends what it leads to. */
export function FlowChat({ merchant, campaign, drip, scheme }: FlowChatProps) {
  const query = { pageId: pageOf(merchant, campaign.channel), flowId: drip.flowId };
  const { data } = useQuery(callQuery(getFlowPreview, { query }));
  // The message itself is there already; where its answers lead comes after it.
  return <Chat {...{ merchant, campaign, scheme }} flows={data?.flows ?? [beginningOf(drip)]} />;
}

interface ChatProps extends Omit<FlowChatProps, 'drip'> {
  /** The message first, then all that its answers lead to. */
  flows: readonly PreviewedFlow[];
}

/** The chat that comes of flows, as far as answers were picked. */
export function Chat({ merchant, campaign, scheme, flows }: ChatProps) {
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const steps = walkFlow(flows, picked);
  return (
    <>
      <Phone
        chatName={merchant.shopName}
        scheme={scheme}
        app={campaign.channel === 'WA' ? 'whatsapp' : 'messenger'}
      >
        {steps.map((step, at) => (
          <Step
            key={at}
            step={step}
            flows={flows}
            pick={(answer) => setPicked([...picked.slice(0, at), answer])}
          />
        ))}
      </Phone>
      {picked.length > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => setPicked([])}>
          Begin the chat again
        </Button>
      )}
    </>
  );
}

/** A message before it is known where its answers lead. */
export function beginningOf({ flowId, preview }: Drip): PreviewedFlow {
  return { flowId, level: 0, nodes: [], preview, replies: [], isEditable: false, revision: 0 };
}

interface StepProps {
  step: ChatStep;
  flows: readonly PreviewedFlow[];
  pick: (answer: Picked) => void;
}

function Step({ step: { answer, flow }, flows, pick }: StepProps) {
  const picking = useMemo(() => {
    const find = (title: string) => flow.replies.find((reply) => reply.title === title);
    return {
      leadsOn: (title: string) => flows.some(({ flowId }) => flowId === find(title)?.leadsTo),
      pick: (title: string) => {
        const reply = find(title);
        if (reply) pick(reply);
      },
    };
  }, [flow, flows, pick]);
  return (
    <AnswerPickingContext value={picking}>
      {answer !== null && <Bubble from="shopper" time={SAMPLE_TIME} bubble={bubbleOf({ text: answer })} />}
      {flow.preview.map((bubble, at) => (
        <Bubble key={at} from="business" time={SAMPLE_TIME} bubble={bubble} />
      ))}
    </AnswerPickingContext>
  );
}
