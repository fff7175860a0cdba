import { toBubbles } from '#features/engine/messaging/contract/bubbles/to-bubbles.ts';
import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import { templateBubbles } from '#features/foundations/templates/contract/template-bubbles.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { Bubble } from '#platform/channel/bubble.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { VARIABLES } from '../../contract/variables.ts';
import { composeFlow } from './compose-flow.ts';
import type { Values } from './fill-text.ts';
import type { FlowReceipt } from './node-saying.ts';

/** Sample values for what is only known of a person's event. */
export interface Samples {
  /** The locale of the text, in which its numbers are formatted. */
  locale: string;
  /** Replace the general samples, by variable. */
  values: Values;
  product: { title: string; imageUrl: string } | null;
  /** A receipt of that product. */
  receipt: FlowReceipt;
}

/** Stands for a value that is not set, where the text cannot do without. */
const NOT_SET = '…';

/** Returns a flow as a shopper would see it, filled with samples and a product of the shop. */
export function previewFlow(channel: Channel, nodes: readonly FlowNode[], samples: Samples): Bubble[] {
  return nodes.flatMap((node, at) => {
    const template = node.kind === 'template' ? node.template : null;
    if (template && channel === 'WA') return previewTemplate(template, samples);
    const next = nodes[at + 1];
    const group = next?.kind === 'quickReplies' ? [node, next] : [node];
    return node.kind === 'quickReplies' ? [] : previewGroup(channel, group, samples, template);
  });
}

function valuesOf({ values, product }: Samples): Values {
  return { ...VARIABLES, ...(product && { productTitle: product.title }), ...values };
}

function previewTemplate(template: TemplateDefinition, samples: Samples): Bubble[] {
  const values = valuesOf(samples);
  const { header } = template;
  return templateBubbles(template, {
    ...(header?.kind === 'text' && header.variable && { heading: header.variable.sample }),
    ...(header?.kind === 'image' && {
      media: { kind: 'image', url: header.sampleUrl ?? samples.product?.imageUrl ?? null },
    }),
    ...(header?.kind === 'video' && { media: { kind: 'video', url: header.sampleUrl } }),
    body: template.variables.map(({ name, sample }) => (values[valueNameOf(name)] ?? sample) || NOT_SET),
  });
}

function previewGroup(
  channel: Channel,
  nodes: readonly FlowNode[],
  samples: Samples,
  template: TemplateDefinition | null,
): Bubble[] {
  const { product } = samples;
  const values = valuesOf(samples);
  const compose = (filled: Values) =>
    composeFlow(channel, nodes, {
      values: filled,
      nameless: VARIABLES.firstName,
      imageUrl: product?.imageUrl ?? null,
      products: [
        {
          title: product?.title ?? VARIABLES.productTitle,
          price: values['productPrice'] ?? null,
          imageUrl: product?.imageUrl ?? null,
        },
      ],
      receipt: samples.receipt,
    });
  const known = compose(values);
  const composed = 'missing' in known ? compose(withMarks(values)) : known;
  if ('missing' in composed) return [];
  return composed.parts.flatMap(({ content }) => toBubbles(content, { template, linkUrl: (slot) => slot }));
}

function withMarks(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || NOT_SET]));
}
