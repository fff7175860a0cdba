import { DateTime } from 'luxon';
import * as z from 'zod';
import { readReportPage, describeSource } from '#features/product/message-log/server/index.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { reportColumns, toReportCells } from './report-cells.ts';

/** The first day of the report, in the reader's time zone. Document 2, section 9. */
const FIRST_DAY = '2022-03-01';

/** The delivery report of a campaign: each message with its recipient, state, reason and revenue. */
export const deliveryReport = defineExportKind({
  name: 'deliveryReport',
  params: z.object({ campaignType: z.string(), timeZone: z.string() }),
  title: ({ campaignType }) => fill(texts.titles.campaignReport, { campaign: describeSource(campaignType) }),
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
