import * as z from 'zod';
import { readReportPage } from '#features/product/message-log/server/index.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { reportColumns, toReportCells } from '../delivery-report/report-cells.ts';

/** The delivery report of a broadcast: each message with its recipient, state, reason and revenue. */
export const broadcastReport = defineExportKind({
  name: 'broadcastReport',
  params: z.object({
    broadcastId: z.uuid(),
    broadcastName: z.string(),
    startedAt: z.iso.datetime(),
    timeZone: z.string(),
  }),
  title: ({ broadcastName }) => fill(texts.titles.broadcastReport, { broadcast: broadcastName }),
  fileName: () => 'delivery-report-broadcast',
  hasPeople: true,
  columns: ({ timeZone }, { currency }) => reportColumns(timeZone, currency),
  async readPage(tx, { shop, params, cursor, askedAt, now }) {
    const page = await readReportPage(tx, {
      shopId: shop.shop_id,
      sourceType: 'broadcast',
      sourceId: params.broadcastId,
      sourceName: params.broadcastName,
      from: new Date(params.startedAt),
      until: askedAt,
      cursor,
      now,
    });
    const reader = { timeZone: params.timeZone, currency: shop.currency };
    return { rows: page.rows.map((row) => toReportCells(row, reader)), nextCursor: page.nextCursor };
  },
});
