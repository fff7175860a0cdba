import type { ExportKind } from '../export-kind.ts';
import { teamActivity } from './activity/kind.ts';
import { broadcastReport } from './broadcast-report/kind.ts';
import { dailyFigures } from './daily-figures/kind.ts';
import { deliveryReport } from './delivery-report/kind.ts';
import { creditedOrders } from './orders/kind.ts';
import { subscriberData } from './subscribers/kind.ts';
import { unsubscribers } from './unsubscribers/kind.ts';

/** All kinds of file that merchants may request. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  deliveryReport,
  broadcastReport,
  subscriberData,
  unsubscribers,
  creditedOrders,
  dailyFigures,
  teamActivity,
];

/** Returns the kind with a name. Returns null if an older or newer version of Bellbird wrote the row. */
export function findExportKind(name: string): ExportKind | null {
  return EXPORT_KINDS.find((kind) => kind.name === name) ?? null;
}
