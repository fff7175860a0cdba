import { DateTime } from 'luxon';
import * as z from 'zod';
import { readReportPage, describeSource } from '#features/product/message-log/server/index.ts';
import { defineExportKind } from '../../export-kind.ts';
import { reportColumns, toReportCells } from './report-cells.ts';

/** Messages are reported from that day on, in the reader's zone; document 2, section 9. */
const FIRST_DAY = '2022-03-01';

/** Each message of one campaign: to whom, what became of it and why, and what it earned. */
export const deliveryReport = defineExportKind({
  name: 'deliveryReport',
  params: z.object({ campaignType: z.string(), timeZone: z.string() }),
  title: ({ campaignType }) => `Delivery report, ${describeSource(campaignType)}`,
  fileName: ({ campaignType }) => `delivery-report-${campaignType}`,
  hasPeople: true,
  columns: ({ timeZone }, { currency }) => reportColumns(timeZone, currency),
  async readPage(tx, { shop, params, cursor, askedAt, now }) {
    const from = DateTime.fromISO(FIRST_DAY, { zone: params.timeZone }).toJSDate();
    const page = await readReportPage(tx, {
      shopId: shop.shop_id,
      sourceType: params.campaignType,
      from,
      until: askedAt,
      cursor,
      now,
    });
    const reader = { timeZone: params.timeZone, currency: shop.currency };
    return { rows: page.rows.map((row) => toReportCells(row, reader)), nextCursor: page.nextCursor };
  },
});
