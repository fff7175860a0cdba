import * as z from 'zod';
import {
  describeAction,
  describeChange,
  describePerson,
} from '#features/administration/audit/rules/index.ts';
import { listEntries } from '#features/administration/audit/server/index.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { momentCell } from '../moment-cell.ts';

const PAGE_SIZE = 500;

/** What people of the team changed, the newest first. */
export const teamActivity = defineExportKind({
  name: 'activity',
  params: z.object({ timeZone: z.string() }),
  title: () => texts.titles.activity,
  fileName: () => 'activity',
  // The people of the team are not shoppers, whose requests to be erased would end a file.
  hasPeople: false,
  columns: ({ timeZone }) => [
    fill(texts.fileColumns.changedAt, { timeZone }),
    texts.fileColumns.changedBy,
    texts.fileColumns.role,
    texts.fileColumns.ipAddress,
    texts.fileColumns.action,
    texts.fileColumns.change,
  ],
  async readPage(tx, { shop, params: { timeZone }, cursor, askedAt }) {
    const { entries, next } = await listEntries(tx, {
      shopId: shop.shop_id,
      since: null,
      after: cursor ?? undefined,
      size: PAGE_SIZE,
    });
    const rows = entries
      .filter(({ doneAt }) => new Date(doneAt) <= askedAt)
      .map(({ doneAt, by, ipAddress, action, change }) => [
        momentCell(new Date(doneAt), timeZone),
        describePerson(by),
        by.role && roleName(by.role),
        ipAddress,
        describeAction(action),
        describeChange(change).join('; '),
      ]);
    return { rows, nextCursor: next };
  },
});
