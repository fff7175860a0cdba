import { findMerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { PreviewedFlow } from '#features/product/flows/contract/flow-calls.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { isEditable, repliesOf } from '#features/product/flows/rules/flow/flow-shape.ts';
import { previewFlow, type Samples } from '#features/product/flows/rules/flow/preview-flow.ts';
import { previewSamples } from '#features/product/flows/rules/flow/sample-filling.ts';
import { localeOf } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readShopSamples } from './own-samples.ts';

/**
 * Previews an own template as a flow with one part. Broadcasts identify their texts by template ids. Refused with
 * NOT_FOUND.
 */
export async function previewTemplate(
  tx: Tx,
  shopId: number,
  templateId: string,
): Promise<{ flows: PreviewedFlow[]; samples: Samples }> {
  const found = await findMerchantTemplate(tx, shopId, templateId);
  if (!found) throw new AppError('NOT_FOUND', { field: 'flowId' });
  const { product, shopFor } = await readShopSamples(tx, shopId);
  const samples = previewSamples({
    locale: localeOf(found.definition.language),
    product,
    shop: shopFor('broadcast'),
    discount: null,
  });
  const nodes: FlowNode[] = [
    { kind: 'template', masterId: 'n1', template: found.definition, withoutPicture: null },
  ];
  const flow: PreviewedFlow = {
    flowId: templateId,
    level: 0,
    nodes: toWireNodes(nodes),
    preview: previewFlow('WA', nodes, samples),
    replies: repliesOf(nodes),
    isEditable: isEditable(nodes),
    instead: null,
    revision: 0,
  };
  return { flows: [flow], samples };
}
