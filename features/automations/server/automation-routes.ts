import { sourceCounts } from '#features/analytics/server/index.ts';
import { findWhatsAppSenderId } from '#features/channels/server/index.ts';
import { featureFlag, requireFeature } from '#features/plans/server/index.ts';
import { listTemplates, type SenderTemplate } from '#features/templates/server/index.ts';
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
import { TimeBox, type Drip } from '../contract/campaign.ts';
import { isCampaignOn, listDrips, type DripRow } from './campaign-queries.ts';
import { previewTemplate } from './preview-template.ts';

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
      const senderId = await findWhatsAppSenderId(tx, session.shopId);
      const templates = senderId ? await listTemplates(tx, session.shopId, senderId) : [];
      const drips = [];
      for (const { type } of CAMPAIGNS) {
        for (const row of await listDrips(tx, session.shopId, type)) {
          drips.push({ ...(await toDrip(tx, row, templates)), type });
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

async function toDrip(tx: Tx, row: DripRow, templates: readonly SenderTemplate[]): Promise<Drip> {
  const template = templates.find(
    ({ name, language }) => name === row.template_name && language === row.template_language,
  );
  const campaign = CAMPAIGNS.find(({ type }) => type === row.type);
  const definition =
    template?.definition ?? campaign?.drips.find(({ dripIndex }) => dripIndex === row.drip_index)?.template;
  if (!definition) throw new Error(`The drip ${row.drip_index} names no template that is known.`);
  return {
    dripId: row.drip_id,
    dripIndex: row.drip_index,
    timeBox: TimeBox.parse(row.time_box),
    delaySeconds: row.delay_seconds,
    templateName: row.template_name,
    // Not submitted yet is, to a merchant, waiting like everything under review.
    templateStatus: !template || template.status === 'DRAFT' ? 'PENDING' : template.status,
    templateReason: template?.reason ?? null,
    templateNotices: template?.notices ?? [],
    preview: await previewTemplate(tx, row.shop_id, definition),
  };
}
