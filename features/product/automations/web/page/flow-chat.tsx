import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useState, type ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import {
  getFlowPreview,
  type PreviewedFlow,
  type ShownSettings,
} from '#features/product/flows/contract/flow-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { Answer } from '#platform/ui-kit/phone/answer.tsx';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { PartDrawing, type DrawPart } from '#platform/ui-kit/phone/part-drawing.ts';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { pageOf } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useSettled } from './use-settled.ts';
import { walkFlow, type ChatStep, type Picked } from './walk-flow.ts';

const SAMPLE_TIME = '10:24';

interface FlowChatProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  /** The settings in the form, which the texts show. */
  shown: ShownSettings;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** A message in the shopper's chat with what is typed. A tapped answer appends its flow. */
export function FlowChat({ merchant, campaign, drip, shown, scheme, direction }: FlowChatProps) {
  const query = { pageId: pageOf(merchant, campaign.channel), flowId: drip.flowId, ...useSettled(shown) };
  const { data } = useQuery({ ...callQuery(getFlowPreview, { query }), placeholderData: keepPreviousData });
  // The message is there already. The flows behind its answers follow.
  return <Chat {...{ merchant, campaign, scheme, direction }} flows={data?.flows ?? [beginningOf(drip)]} />;
}

interface ChatProps extends Omit<FlowChatProps, 'drip' | 'shown'> {
  /** The message first, then the flows behind its answers. */
  flows: readonly PreviewedFlow[];
  /** Renders the part below the phone for the steps in it. */
  renderBelow?: (steps: readonly ChatStep[]) => ReactNode;
}

/** The chat of these flows, as far as answers were tapped. */
export function Chat({ merchant, campaign, scheme, direction, flows, renderBelow }: ChatProps) {
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const steps = walkFlow(flows, picked);
  const pick = useCallback(
    (at: number, answer: Picked) => setPicked((before) => [...before.slice(0, at), answer]),
    [],
  );
  return (
    <>
      <Phone
        chatName={merchant.shopName}
        scheme={scheme}
        direction={direction}
        app={campaign.channel === 'WA' ? 'whatsapp' : 'messenger'}
      >
        {steps.map((step, at) => (
          <Step key={at} {...{ ...step, at, pick }} leading={leadingOf(step, flows)} />
        ))}
      </Phone>
      {picked.length > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => setPicked([])}>
          {texts.messages.restart}
        </Button>
      )}
      {renderBelow?.(steps)}
    </>
  );
}

/** Returns a message as a flow before the targets of its answers are known. */
export function beginningOf({ flowId, preview }: Drip): PreviewedFlow {
  return { flowId, level: 0, nodes: [], preview, replies: [], isEditable: false, instead: null, revision: 0 };
}

interface StepProps extends ChatStep {
  at: number;
  /** The answers with a target, one line each. */
  leading: string;
  pick: (at: number, answer: Picked) => void;
}

/** Memoised, so that edits elsewhere do not draw it again. */
const Step = memo(function Step({ answer, flow, at, leading, pick }: StepProps) {
  const draw = useCallback<DrawPart>(
    (part, face) => {
      if (!('kind' in part) || part.kind !== 'reply' || !leading.split('\n').includes(part.title))
        return face;
      const reply = flow.replies.find(({ title }) => title === part.title);
      return (
        <Answer title={part.title} onPick={() => reply && pick(at, reply)}>
          {face}
        </Answer>
      );
    },
    [flow, at, leading, pick],
  );
  return (
    <PartDrawing value={draw}>
      {answer !== null && <Bubble from="shopper" time={SAMPLE_TIME} bubble={bubbleOf({ text: answer })} />}
      {flow.preview.map((bubble, place) => (
        <Bubble key={place} from="business" time={SAMPLE_TIME} bubble={bubble} />
      ))}
    </PartDrawing>
  );
});

function leadingOf({ flow: { replies } }: ChatStep, flows: readonly PreviewedFlow[]): string {
  const leading = replies.filter(({ leadsTo }) => flows.some(({ flowId }) => flowId === leadsTo));
  return leading.map(({ title }) => title).join('\n');
}
