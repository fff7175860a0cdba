import { fillBody, type TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { DripPreview } from '../contract/campaign.ts';

/** A message as a shopper would see it, filled with samples and a product of the shop's own; empty without a text. */
export function previewOf(
  template: TemplateDefinition | null,
  product: { title: string; imageUrl: string } | null,
): DripPreview {
  if (!template) return { imageUrl: null, body: '', buttons: [] };
  const values = template.variables.map(({ name, sample }) =>
    name === 'productTitle' ? (product?.title ?? sample) : sample,
  );
  return {
    imageUrl: template.hasHeaderImage ? (product?.imageUrl ?? null) : null,
    body: fillBody(template, values),
    buttons: [
      ...(template.linkTitle === null ? [] : [{ kind: 'url' as const, title: template.linkTitle }]),
      ...template.quickReplies.map(({ title }) => ({ kind: 'quickReply' as const, title })),
    ],
  };
}
