import { sourceCounts } from '#features/analytics/server/index.ts';
import { findWhatsAppSenderId } from '#features/channels/server/index.ts';
import { featureFlag, requireFeature } from '#features/plans/server/index.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import { STANDING_COLUMNS, describeTemplate, stopReason } from '#features/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import {
  getCampaignAnalytics,
  getCampaignStates,
  getDrips,
  setCampaignState,
} from '../contract/automation-calls.ts';
import type { Drip, TimeBox } from '../contract/campaign.ts';
import { isCampaignOn, listDrips, type DripRow } from './campaign-queries.ts';

export function registerAutomationRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getCampaignStates, ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({
      states: { abandonedCart: await isCampaignOn(tx, session.shopId, 'abandonedCart') },
    })),
  );

  bind.merchant(setCampaignState, ({ session, body }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      if (body.state) await requireFeature(tx, session.shopId, featureFlag('WA', body.type));
      if (body.state && !(await findWhatsAppSenderId(tx, session.shopId)))
        throw new AppError('SENDER_NOT_CONNECTED');
      await tx
        .updateTable('campaigns')
        .set({ is_on: body.state, changed_at: ctx.clock.now() })
        .where('shop_id', '=', session.shopId)
        .where('channel', '=', 'WA')
        .where('type', '=', body.type)
        .execute();
      return { type: body.type, state: body.state };
    }),
  );

  bind.merchant(getDrips, ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const drips = [];
      for (const { type } of CAMPAIGNS) {
        for (const row of await listDrips(tx, session.shopId, type)) {
          drips.push({ ...(await toDrip(tx, row)), type });
        }
      }
      return { drips };
    }),
  );

  bind.merchant(getCampaignAnalytics, ({ session, query }) =>
    inShop(ctx.db, session.shopId, (tx) =>
      sourceCounts(tx, session.shopId, query.channel, { kind: 'campaign', type: query.type, id: null }),
    ),
  );
}

async function toDrip(tx: Tx, row: DripRow): Promise<Drip> {
  const template = await tx
    .selectFrom('templates')
    .select(['status', 'reason', ...STANDING_COLUMNS])
    .where('shop_id', '=', row.shop_id)
    .where('name', '=', row.template_name)
    .where('language', '=', row.template_language)
    .executeTakeFirst();
  const campaign = CAMPAIGNS.find(({ type }) => type === row.type);
  const definition =
    (template?.components as unknown as TemplateDefinition | undefined) ??
    campaign?.drips.find(({ dripIndex }) => dripIndex === row.drip_index)?.template;
  if (!definition) throw new Error(`The drip ${row.drip_index} names no template that is known.`);
  return {
    dripId: row.drip_id,
    dripIndex: row.drip_index,
    timeBox: row.time_box as unknown as TimeBox,
    delaySeconds: row.delay_seconds,
    templateName: row.template_name,
    // Not submitted yet is, to a merchant, waiting like everything under review.
    templateStatus:
      !template || template.status === 'DRAFT' ? 'PENDING' : (template.status as Drip['templateStatus']),
    templateReason: template && isStopped(template) ? stopReason(template.reason) : null,
    templateNotices: template ? describeTemplate(template) : [],
    preview: await preview(tx, row.shop_id, definition),
  };
}

function isStopped({ status }: { status: string }): boolean {
  return ['REJECTED', 'PAUSED', 'DISABLED'].includes(status);
}

/** The message as a shopper would see it, filled with samples and a picture from the shop's own catalogue. */
async function preview(tx: Tx, shopId: number, definition: TemplateDefinition): Promise<Drip['preview']> {
  const product = await tx
    .selectFrom('products')
    .select(['title', 'image_url'])
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where('image_url', 'is not', null)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  const samples = definition.bodySamples.map((sample, index) =>
    index === 1 ? (product?.title ?? sample) : sample,
  );
  return {
    imageUrl: definition.hasHeaderImage ? (product?.image_url ?? null) : null,
    body: definition.body.replace(
      /\{\{(\d+)\}\}/g,
      (whole, position: string) => samples[Number(position) - 1] ?? whole,
    ),
    buttons: [
      ...(definition.linkTitle === null ? [] : [{ kind: 'url' as const, title: definition.linkTitle }]),
      ...definition.quickReplies.map(({ title }) => ({ kind: 'quickReply' as const, title })),
    ],
  };
}
