import * as z from 'zod/mini';

/** The names of all kinds of file, as they are stored and as programs use them. */
export const ExportKindName = z.enum([
  'deliveryReport',
  'broadcastReport',
  'subscriberData',
  'unsubscribers',
  'creditedOrders',
  'dailyFigures',
  'activity',
]);
export type ExportKindName = z.infer<typeof ExportKindName>;
