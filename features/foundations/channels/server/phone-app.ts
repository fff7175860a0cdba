import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { afterReport, type HistoryReport, type HistoryState } from '../rules/history-state.ts';

interface OwnNumber {
  shop_id: number;
  sender_id: string;
  is_in_phone_app: boolean;
}

/** Notes that a number is used in the WhatsApp Business app, too. */
export async function notePhoneApp(tx: Tx, sender: OwnNumber): Promise<void> {
  if (sender.is_in_phone_app) return;
  await tx
    .updateTable('senders')
    .set({ is_in_phone_app: true })
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    .execute();
}

/** Stores how far the import of a number's older messages is. */
export async function reportHistory(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  sender: OwnNumber,
  report: HistoryReport,
): Promise<void> {
  const row = await tx
    .selectFrom('senders')
    .select(['history_state', 'history_percent'])
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const before = { state: row.history_state as HistoryState | null, percent: row.history_percent };
  const after = afterReport(before, report);
  if (after.state === before.state && after.percent === before.percent) return;
  await tx
    .updateTable('senders')
    .set({
      history_state: after.state,
      history_percent: after.percent,
      history_reported_at: ctx.clock.now(),
    })
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    .execute();
}
