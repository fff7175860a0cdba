import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { openStore } from '../open-store.ts';
import { billingOf } from './app-subscription.ts';
import { approve, setStatus } from './decide-subscription.ts';

const Params = z.object({ shop: z.string() });
const Act = z.enum(['approve', 'decline', 'expire', 'cancel', 'freeze', 'unfreeze']);

/** The status after each action, and the statuses in which it is allowed. */
const ACTS = {
  approve: { from: ['PENDING'], to: 'ACTIVE' },
  decline: { from: ['PENDING'], to: 'DECLINED' },
  expire: { from: ['PENDING'], to: 'EXPIRED' },
  cancel: { from: ['PENDING', 'ACTIVE', 'FROZEN'], to: 'CANCELLED' },
  freeze: { from: ['ACTIVE'], to: 'FROZEN' },
  unfreeze: { from: ['FROZEN'], to: 'ACTIVE' },
} as const;

/** Control calls for charges: the actions of the merchant and of the store. */
export function registerBillingControl(
  plain: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  plain.setValidatorCompiler(validatorCompiler);
  plain.setSerializerCompiler(serializerCompiler);
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const described = (summary: string) => ({ summary, tags: ['billing'], params: Params });
  server.get(
    '/shops/:shop/app-subscriptions',
    { schema: described('What the app charges a store for itself, newest first') },
    ({ params }) => [...billingOf(sandbox, params.shop).subscriptions.values()].toReversed(),
  );
  server.get(
    '/shops/:shop/usage-records',
    { schema: described('What was charged by use, oldest first') },
    ({ params }) => [...billingOf(sandbox, params.shop).usageRecords.values()],
  );
  server.post(
    '/shops/:shop/app-subscriptions/:id/:act',
    {
      schema: {
        ...described('Approves, declines, expires, cancels, freezes or unfreezes a charge'),
        params: z.object({ shop: z.string(), id: z.string(), act: Act }),
      },
    },
    ({ params }, reply) => {
      const records = openStore(sandbox, params.shop);
      const found = records && billingOf(sandbox, params.shop).subscriptions.get(params.id);
      if (!records || !found) return reply.code(404).send({ message: 'There is no such charge' });
      const { from, to } = ACTS[params.act];
      if (!from.some((status) => status === found.status))
        return reply.code(422).send({ message: `This charge is ${found.status}` });
      if (params.act === 'approve') approve(sandbox, records, found);
      else setStatus(sandbox, records, found, to);
      return found;
    },
  );
  server.post(
    '/shops/:shop/app-subscriptions/:id/forget',
    {
      schema: {
        ...described('Makes the store know nothing of a charge, without a word'),
        params: z.object({ shop: z.string(), id: z.string() }),
      },
    },
    ({ params }, reply) =>
      billingOf(sandbox, params.shop).subscriptions.delete(params.id)
        ? { forgotten: params.id }
        : reply.code(404).send({ message: 'There is no such charge' }),
  );
  return Promise.resolve();
}
