import { sql, type RawBuilder } from 'kysely';
import { findMerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { CAMPAIGNS } from '../../campaign-list.ts';
import { recompose } from '../engine/recompose.ts';
import { startWithOwn } from '../start-with-own.ts';
import { unfitReasonOf } from './list-awaited.ts';

/**
 * Drips `d` that wait for a template which the shop's number may send now, and that were not checked since the template
 * changed.
 */
const APPROVED = sql`
  drips d
  join templates w on w.shop_id = d.shop_id and w.template_id = d.awaited_template_id
  where d.awaited_template_id is not null and w.deleted_at is null
    and (d.awaited_judged_at is null or d.awaited_judged_at < w.changed_at)
    and exists (
      select from template_submissions t
      join senders s on s.shop_id = t.shop_id and s.sender_id = t.sender_id
      where t.shop_id = w.shop_id and t.name = w.name and t.language = w.language
        and t.status = 'ENABLED' and s.released_at is null)`;

/** Whether an awaited template was approved. */
export function approvedTextsDue(): RawBuilder<boolean> {
  return sql`exists (select from ${APPROVED})`;
}

interface Row {
  shop_id: number;
  drip_id: string;
  type: string;
  drip_index: string;
  settings: unknown;
  template_id: string;
}

/**
 * Makes one message start with the approved text that it waited for. A text that does not fit any more, because it
 * changed or shows a discount that does not exist, leaves the message as it is. Returns whether there was one.
 */
export async function startWithNextApproved(
  ctx: Pick<Context, 'db' | 'clock' | 'log'>,
  definitions = CAMPAIGNS,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select d.shop_id, d.drip_id, d.type, d.drip_index, d.settings, d.awaited_template_id as template_id
      from ${APPROVED} limit 1 for update of d skip locked`.execute(tx);
    const [row] = rows;
    if (!row) return false;
    const template = await findMerchantTemplate(tx, row.shop_id, row.template_id);
    const unfit = template && unfitReasonOf(row, template, definitions);
    if (!template || unfit) {
      ctx.log.info({ shopId: row.shop_id, dripId: row.drip_id, unfit }, 'an approved text does not fit');
      await change(tx, row, { awaited_judged_at: ctx.clock.now() });
      return true;
    }
    const wanted = { shopId: row.shop_id, campaign: row.type, templateName: template.name };
    const flowId = await startWithOwn(ctx, tx, wanted, definitions);
    await change(tx, row, { flow_id: flowId, awaited_template_id: null, awaited_judged_at: null });
    await recompose(tx, { shopId: row.shop_id, dripIds: [row.drip_id] }, definitions);
    return true;
  });
}

function change(
  tx: Tx,
  row: Row,
  to: { flow_id?: string; awaited_template_id?: null; awaited_judged_at: Date | null },
): Promise<unknown> {
  return tx
    .updateTable('drips')
    .set(to)
    .where('shop_id', '=', row.shop_id)
    .where('drip_id', '=', row.drip_id)
    .execute();
}
