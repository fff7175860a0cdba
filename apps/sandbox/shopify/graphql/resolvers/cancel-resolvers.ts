import type { StoreJob } from '../../bulk/bulk-operation.ts';
import { CANCEL_REASONS, cancelOrder, cancelRefusalReason } from '../../orders/cancel-order.ts';
import { runJob } from '../../run-job.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';

interface CancelArguments {
  orderId: string;
  /** In capitals, such as `CUSTOMER`. */
  reason: string;
  restock: boolean;
  refund?: boolean | null;
  refundMethod?: { originalPaymentMethodsRefund?: boolean | null } | null;
}

/**
 * Resolvers for cancelling an order, which the store does after its response, and for checking whether this is done.
 */
export const cancelResolvers: Record<string, Resolver> = {
  orderCancel: (args: CancelArguments, asked: Asked) => {
    const { sandbox, records } = asked;
    const order = records.orders.get(numberOfGid(args.orderId));
    if (!order) return refuse('NOT_FOUND', 'Order does not exist');
    const problem = cancelRefusalReason(order);
    if (problem) return refuse('INVALID', problem);
    const reason = CANCEL_REASONS.find((one) => one.toUpperCase() === args.reason) ?? 'other';
    const refund = args.refundMethod?.originalPaymentMethodsRefund ?? args.refund ?? false;
    const job = runJob(sandbox, records, () => {
      cancelOrder(sandbox, records, { order, reason, restock: args.restock, refund });
    });
    return { job: jobNode(job), jobResult: null, orderCancelUserErrors: [], userErrors: [] };
  },

  job: ({ id }: { id: string }, { records }: Asked) => {
    const job = records.jobs.get(numberOfGid(id));
    return job ? jobNode(job) : null;
  },
};

function jobNode({ id, isDone }: StoreJob) {
  return { __typename: 'Job', id: `gid://shopify/Job/${id}`, done: isDone };
}

function refuse(code: string, message: string) {
  const error = { field: ['orderId'], message, code };
  return { job: null, jobResult: null, orderCancelUserErrors: [error], userErrors: [error] };
}
