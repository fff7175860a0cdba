import { Button, useComputedColorScheme } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import type { PreviewedFlow, PreviewSamples } from '../../contract/flow-calls.ts';
import { VARIABLES } from '../../contract/variables.ts';
import type { EditedFlow, FlowDocument } from '../../rules/editor/document.ts';
import { repliesOf } from '../../rules/flow-shape.ts';
import { previewFlow } from '../../rules/preview-flow.ts';
import { Chat } from '../page/flow-chat.tsx';
import { MessageFigures } from '../page/message-figures.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import styles from './editor.module.css';

interface PreviewSideProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  dripId: string;
  document: FlowDocument;
  /** As the server told them: what may not be edited is shown as it is. */
  stored: readonly PreviewedFlow[];
  samples: PreviewSamples;
}

/** A value for none of them. */
const NONE = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));

/** The message on a shopper's phone, as it is written by now; its answers lead on. */
export const PreviewSide = memo(function PreviewSide({
  merchant,
  campaign,
  dripId,
  document,
  stored,
  samples,
}: PreviewSideProps) {
  const pageScheme = useComputedColorScheme('light');
  const [isFlipped, setIsFlipped] = useState(false);
  const [isWithout, setIsWithout] = useState(false);
  const filled = useMemo(() => (isWithout ? { ...samples, values: NONE } : samples), [samples, isWithout]);
  const flows = useMemo(() => toPreviewed(document, stored, filled), [document, stored, filled]);
  const other = pageScheme === 'light' ? 'dark' : 'light';
  return (
    <aside className={styles.preview} aria-label="Preview">
      <Chat {...{ merchant, campaign, flows }} scheme={isFlipped ? other : pageScheme} />
      <MessageFigures {...{ merchant, campaign, dripId }} />
      <ChoiceRow
        why="A name that is not known, no discount: the shopper never reads a placeholder."
        control={<PowerSwitch name="Show it without values" on={isWithout} onChange={setIsWithout} />}
      >
        Show it without values
      </ChoiceRow>
      <Button variant="subtle" size="compact-md" onClick={() => setIsFlipped(!isFlipped)}>
        {(isFlipped ? other : pageScheme) === 'light' ? 'Show a dark phone' : 'Show a light phone'}
      </Button>
    </aside>
  );
});

function toPreviewed(
  document: FlowDocument,
  stored: readonly PreviewedFlow[],
  samples: PreviewSamples,
): PreviewedFlow[] {
  return document.flows.flatMap((flow): PreviewedFlow[] => {
    const known = stored.find(({ flowId }) => flowId === flow.flowId);
    if (flow.rights === 'none') return known ? [known] : [];
    return [drawFlow(document.channel, flow, samples, known?.level ?? 0)];
  });
}

const DRAWN = new WeakMap<EditedFlow, { samples: PreviewSamples; drawn: PreviewedFlow }>();

/** What a flow looks like; one that nobody touched is not drawn anew with each letter. */
function drawFlow(
  channel: FlowDocument['channel'],
  flow: EditedFlow,
  samples: PreviewSamples,
  level: number,
): PreviewedFlow {
  const known = DRAWN.get(flow);
  if (known?.samples === samples) return known.drawn;
  const drawn = {
    flowId: flow.flowId,
    level,
    nodes: [],
    preview: previewFlow(channel, flow.nodes, samples),
    replies: repliesOf(flow.nodes),
    isEditable: true,
    revision: flow.revision,
  };
  DRAWN.set(flow, { samples, drawn });
  return drawn;
}
