import { NativeSelect } from '@mantine/core';
import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { PreviewedFlow, PreviewSamples } from '#features/product/flows/contract/flow-calls.ts';
import { VARIABLES } from '#features/product/flows/contract/variables.ts';
import type { EditedFlow, FlowDocument } from '#features/product/flows/rules/editor/document.ts';
import { repliesOf } from '#features/product/flows/rules/flow/flow-shape.ts';
import { previewFlow } from '#features/product/flows/rules/flow/preview-flow.ts';
import { discountValues } from '#features/product/flows/rules/flow/sample-filling.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { discountOf } from '../discount-of.ts';
import { Chat } from '../page/flow-chat.tsx';
import { usePhoneLook } from '../page/use-phone-look.tsx';
import { MessageFigures } from '../results/message-figures.tsx';
import { PartFigures } from '../results/part-figures.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import styles from './preview-side.module.css';

interface PreviewSideProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  document: FlowDocument;
  /** The flows as stored. Texts that cannot be edited are shown like this. */
  stored: readonly PreviewedFlow[];
  samples: PreviewSamples;
}

/** An empty value for each variable. */
const NONE = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));

type KnownName = keyof typeof texts.known;

/** The phone with the current content. Its answers can be tapped. */
export const PreviewSide = memo(function PreviewSide({
  merchant,
  campaign,
  drip,
  document,
  stored,
  samples,
}: PreviewSideProps) {
  const [known, setKnown] = useState<KnownName>('all');
  const { scheme, direction, buttons } = usePhoneLook(merchant);
  const filled = useMemo(
    () => ({ ...samples, values: valuesFor(known, drip, samples) }),
    [samples, known, drip],
  );
  const flows = useMemo(() => toPreviewed(document, stored, filled), [document, stored, filled]);
  return (
    <aside className={styles.preview} aria-label={texts.preview.label}>
      <Chat
        {...{ merchant, campaign, flows, scheme, direction }}
        renderBelow={(steps) => <PartFigures {...{ merchant, campaign, steps }} />}
      />
      <MessageFigures {...{ merchant, campaign }} dripId={drip.dripId} />
      {document.flows.some(({ rights }) => rights !== 'none') && <KnownChoice {...{ known, setKnown }} />}
      {document.flows[0]?.rights === 'none' && <p className={styles.quiet}>{texts.preview.approved}</p>}
      <div className={styles.actions}>{buttons}</div>
    </aside>
  );
});

interface KnownChoiceProps {
  known: KnownName;
  setKnown: (known: KnownName) => void;
}

const KnownChoice = memo(function KnownChoice({ known, setKnown }: KnownChoiceProps) {
  return (
    <NativeSelect
      label={texts.preview.where}
      description={texts.preview.whereNote}
      value={known}
      onChange={({ currentTarget: { value } }) => setKnown(isKnownName(value) ? value : 'all')}
      data={Object.entries(texts.known).map(([value, label]) => ({ value, label }))}
    />
  );
});

function isKnownName(value: string): value is KnownName {
  return Object.hasOwn(texts.known, value);
}

/** Returns the values for the preview. A tool's code is a sample, because each shopper gets a different one. */
function valuesFor(
  known: KnownName,
  drip: Drip,
  { values, locale }: PreviewSamples,
): PreviewSamples['values'] {
  const discount = discountOf(drip);
  const set = discount ? { ...values, ...discountValues(discount, locale) } : values;
  switch (known) {
    case 'all':
      return set;
    case 'nameless':
      return { ...set, firstName: '' };
    case 'undiscounted':
      return { ...set, ...discountValues(null, locale) };
    case 'none':
      return NONE;
  }
}

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

/** The last drawing of each flow, by the values that fill it. */
const DRAWN = new WeakMap<PreviewSamples, Map<string, { flow: EditedFlow; drawn: PreviewedFlow }>>();

/** Returns the drawing of a flow. Parts that an edit does not touch stay the same objects and are not drawn again. */
function drawFlow(
  channel: FlowDocument['channel'],
  flow: EditedFlow,
  samples: PreviewSamples,
  level: number,
): PreviewedFlow {
  const known = DRAWN.get(samples)?.get(flow.flowId);
  if (known?.flow === flow) return known.drawn;
  const preview = previewFlow(channel, flow.nodes, samples);
  const drawn = {
    flowId: flow.flowId,
    level,
    nodes: toWireNodes(flow.nodes),
    preview: known ? replaceEqualDeep(known.drawn.preview, preview) : preview,
    replies: repliesOf(flow.nodes),
    isEditable: true,
    instead: flow.instead ?? null,
    revision: flow.revision,
  };
  DRAWN.set(samples, (DRAWN.get(samples) ?? new Map()).set(flow.flowId, { flow, drawn }));
  return drawn;
}
