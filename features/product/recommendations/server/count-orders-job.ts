import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';
import { countOrders } from './count-orders.ts';

export const COUNT_ORDERS = 'recommendations.countOrders';

const Payload = z.object({ shopId: z.number().int() });

/** The job that counts one shop's orders. Safe to repeat. */
export function countOrdersJob(ctx: Context): Job {
  return defineJob({
    name: COUNT_ORDERS,
    payload: Payload,
    timeoutSeconds: 15 * 60,
    run: async ({ shopId }) => {
      const { orders } = await countOrders(ctx, shopId);
      ctx.log.info({ shopId, orders }, 'orders counted for recommendations');
    },
  });
}
