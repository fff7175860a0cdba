import { templateBubbles } from '#features/templates/contract/template-bubbles.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { Bubble } from '#platform/channel/bubble.ts';
import type { Tx } from '#platform/database/database.ts';

/** A campaign's message as a shopper would see it, filled with samples and a product of the shop's own catalogue. */
export async function previewTemplate(
  tx: Tx,
  shopId: number,
  definition: TemplateDefinition,
): Promise<Bubble[]> {
  const product = await tx
    .selectFrom('products')
    .select(['title', 'image_url'])
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where('image_url', 'is not', null)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  return templateBubbles(definition, {
    ...(definition.header?.kind === 'image' && {
      media: { kind: 'image', url: product?.image_url ?? null },
    }),
    body: definition.variables.map(({ name, sample }) =>
      name === 'productTitle' ? (product?.title ?? sample) : sample,
    ),
  });
}
