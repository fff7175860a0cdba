import * as z from 'zod/mini';
import type { ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { listFlows } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { codConfirmation } from '../campaigns/cod-confirmation/definition.ts';
import { questionFlow } from '../campaigns/cod-confirmation/questions.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { getCodFlow } from '../contract/cod-calls.ts';
import { readCampaignStates } from './campaign-states.ts';
import { previewFrom } from './read-flows.ts';

const COMBINATIONS = [true, false].flatMap((enablePrepaid) =>
  [true, false].map((enableCancel) => ({ enablePrepaid, enableCancel })),
);

/** Registers the calls of the cash-on-delivery page. */
export function registerCodRoutes(
  bind: CallBinder,
  ctx: Context,
  campaigns: readonly CampaignDefinition[],
): void {
  bind.merchant(getCodFlow, ({ session: { shopId }, query: { shopUrl: _shopUrl, type: _type, ...shown } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const page = { shopId, channel: 'WA' as const };
      await readCampaignStates(ctx, tx, page, campaigns);
      return { ...(await readDrip(tx, shopId)), combinations: await previewAll(tx, page, campaigns, shown) };
    }),
  );
}

const Own = z.object({ own: z.object({ paymentActive: z.optional(z.boolean()) }) });

async function readDrip(tx: Tx, shopId: number) {
  const row = await tx
    .selectFrom('drips')
    .select(['drip_id', 'time_box', 'settings'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('type', '=', codConfirmation.type)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const what = `drip ${row.drip_id}`;
  return {
    dripId: row.drip_id,
    timeBox: readStored(TimeBox, row.time_box, `the time of ${what}`),
    paymentActive: readStored(Own, row.settings, `the settings of ${what}`).own.paymentActive ?? false,
  };
}

async function previewAll(
  tx: Tx,
  page: { shopId: number; channel: 'WA' },
  campaigns: readonly CampaignDefinition[],
  shown: ShownSettings,
) {
  const flows = await listFlows(tx, page.shopId, page.channel, codConfirmation.type);
  const combinations = [];
  for (const { enablePrepaid, enableCancel } of COMBINATIONS) {
    const key = questionFlow(enableCancel, enablePrepaid);
    const flowId = flows.find((flow) => flow.key === key)?.flowId ?? '';
    const name = codConfirmation.channels.WA.flows.find((flow) => flow.key === key)?.label?.().name ?? '';
    combinations.push({
      enablePrepaid,
      enableCancel,
      name,
      flowId,
      flows: (await previewFrom(tx, page, flowId, campaigns, shown)).flows,
    });
  }
  return combinations;
}
