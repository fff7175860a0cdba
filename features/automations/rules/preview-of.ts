import { toBubbles } from '#features/messaging/contract/bubbles/to-bubbles.ts';
import { templateBubbles } from '#features/templates/contract/template-bubbles.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { Bubble } from '#platform/channel/bubble.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { toContent } from './to-content.ts';

/** A message as a shopper would see it, filled with samples and a product of the shop's own; empty without a text. */
export function previewOf(
  channel: Channel,
  template: TemplateDefinition | null,
  product: { title: string; imageUrl: string } | null,
): Bubble[] {
  if (!template) return [];
  const samples = template.variables.map(({ name, sample }) => ({
    name,
    text: name === 'productTitle' ? (product?.title ?? sample) : sample,
  }));
  if (channel === 'FB') {
    const values = Object.fromEntries(samples.map(({ name, text }) => [name, text]));
    const content = toContent(channel, template, { values, imageUrl: null });
    return toBubbles(content, { template, linkUrl: (slot) => slot });
  }
  const { header } = template;
  return templateBubbles(template, {
    ...(header?.kind === 'text' && header.variable && { heading: header.variable.sample }),
    ...(header?.kind === 'image' && { media: { kind: 'image', url: product?.imageUrl ?? null } }),
    body: samples.map(({ text }) => text),
  });
}
