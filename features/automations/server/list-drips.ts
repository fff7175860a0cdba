import type { Selectable } from 'kysely';
import type { Drips } from '#database/schema/rows.ts';
import { findSenderId } from '#features/channels/server/index.ts';
import { findShownProduct, type ShownProduct } from '#features/store-data/server/index.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import { listTemplates, type SenderTemplate } from '#features/templates/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { TimeBox, type Drip } from '../contract/campaign.ts';
import { findOwnTemplate } from '../rules/pick-template.ts';
import { previewOf } from '../rules/preview-of.ts';
import { readCampaignStates } from './campaign-states.ts';
import { readStored } from './engine/read-stored.ts';

/** The drips of every campaign of a channel, each as a shopper would get it, in four questions to the database. */
export async function listDrips(
  ctx: Context,
  tx: Tx,
  { shopId, channel }: { shopId: number; channel: Channel },
  definitions: readonly CampaignDefinition[],
): Promise<(Drip & { type: string })[]> {
  await readCampaignStates(ctx, tx, { shopId, channel }, definitions);
  const senderId = await findSenderId(tx, shopId, channel);
  const templates = senderId === null ? [] : await listTemplates(tx, shopId, senderId);
  const product = await findShownProduct(tx, shopId);
  const rows = await tx
    .selectFrom('drips')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .orderBy('drip_index')
    .execute();
  return definitions.flatMap((definition) =>
    rows
      .filter(({ type }) => type === definition.type)
      .map((row) => ({ ...toDrip(row, { definition, channel, templates, product }), type: row.type })),
  );
}

interface Known {
  definition: CampaignDefinition;
  channel: Channel;
  templates: readonly SenderTemplate[];
  product: ShownProduct | null;
}

function toDrip(row: Selectable<Drips>, { definition, channel, templates, product }: Known): Drip {
  const named = { name: row.template_name, language: row.template_language };
  const noted = templates.find(({ name, language }) => name === named.name && language === named.language);
  return {
    dripId: row.drip_id,
    dripIndex: row.drip_index,
    timeBox: readStored(TimeBox, row.time_box, `the time of drip ${row.drip_id}`),
    delaySeconds: row.delay_seconds,
    templateName: row.template_name,
    templateStatus: statusOf(channel, definition, noted),
    templateReason: noted?.reason ?? null,
    templateNotices: noted?.notices ?? [],
    preview: previewOf(channel, textOf({ definition, channel }, named, noted), product),
  };
}

/** The text that is sent: the campaign's own, else that of the number's or page's template. */
function textOf(
  { definition, channel }: Pick<Known, 'definition' | 'channel'>,
  named: { name: string; language: string },
  noted: SenderTemplate | undefined,
): TemplateDefinition | null {
  const side = definition.channels[channel];
  return (side && findOwnTemplate(side, named)?.template) ?? noted?.definition ?? null;
}

function statusOf(
  channel: Channel,
  { purpose }: CampaignDefinition,
  noted: SenderTemplate | undefined,
): Drip['templateStatus'] {
  // Nobody reviews an offer on Messenger: it goes as plain text.
  if (channel === 'FB' && purpose === 'marketing') return 'ENABLED';
  // Not submitted yet is, to a merchant, waiting like everything under review.
  return noted === undefined || noted.status === 'DRAFT' ? 'PENDING' : noted.status;
}
