import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import * as calls from '../contract/recommendation-calls.ts';
import { ITEMS_A_PAGE, MOST_LISTED, type getItems } from '../contract/recommendation-calls.ts';
import { addRuleItem } from './add-rule-item.ts';
import { addRule } from './add-rule.ts';
import { findRun } from './automatic-queries.ts';
import { changeRule } from './change-rule.ts';
import { listItems } from './product-queries.ts';
import { recommend } from './recommend.ts';
import { removeRuleItem } from './remove-rule-item.ts';
import { listRules } from './rule-queries.ts';

const EXAMPLES = 4;

/** Registers the calls for a shop's recommendation rules, their items and examples. */
export function registerRecommendationRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(calls.getItems, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, (tx) => listPage(tx, shopId, query)),
  );
  bind.merchant(calls.getRules, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, async (tx) => ({ data: await listRules(tx, shopId, query.specialType) })),
  );
  bind.merchant(calls.getExample, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, async (tx) => {
      const { specialType, method, productId } = query;
      const { countedAt, ordersCounted } = await findRun(tx, shopId);
      const order = { orderedProductIds: [productId], boughtProductIds: [], limit: EXAMPLES };
      const data = await recommend(tx, { shopId, specialType, method, ...order });
      return { data, countedAt: countedAt?.toISOString() ?? null, ordersCounted };
    }),
  );
  registerChanges(bind, ctx);
}

function registerChanges(bind: CallBinder, ctx: Context): void {
  bind.merchant(calls.addRule, ({ session: { shopId }, body: { specialType, ruleType, title } }) =>
    addRule(ctx, { shopId, specialType, ruleType, title }),
  );
  bind.merchant(calls.updateRule, async ({ session: { shopId }, body: { ruleId, ruleType, title } }) => {
    await changeRule(ctx, { shopId, ruleId, ruleType, title });
    return { id: ruleId };
  });
  bind.merchant(calls.addProduct, async ({ session: { shopId }, body }) => ({
    data: await addRuleItem(ctx, { shopId, ...keyOf(body) }),
  }));
  bind.merchant(calls.deleteProduct, async ({ session: { shopId }, query, raw }) => {
    const given = readQueryAndBody(calls.DeletedProduct, query, raw);
    return { deleted: await removeRuleItem(ctx, { shopId, ...keyOf(given) }) };
  });
  bind.merchant(calls.deleteRule, async ({ session: { shopId }, query, raw }) => {
    const { id } = readQueryAndBody(calls.DeletedRule, query, raw);
    return { deleted: await deleteRule(ctx, shopId, id) };
  });
}

function keyOf(given: z.infer<typeof calls.DeletedProduct>) {
  const { ruleId, productId: itemId, productType: list, isCollection } = given;
  return { ruleId, itemId, list, isCollection: isCollection === true || isCollection === 'true' };
}

/** Some clients send the item of a DELETE request in its body. */
function readQueryAndBody<Shape extends z.core.$ZodType>(
  shape: Shape,
  query: object,
  { body }: FastifyRequest,
): z.infer<Shape> {
  const inBody = typeof body === 'object' && body !== null ? body : {};
  const read = z.safeParse(shape, { ...inBody, ...query });
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path[0];
  throw new AppError('MALFORMED_REQUEST', field === undefined ? {} : { field: String(field) });
}

/** Deletes a rule with its products. Returns whether it existed. Deleting it twice does no harm. */
async function deleteRule(ctx: Context, shopId: number, ruleId: string): Promise<boolean> {
  return inShop(ctx.db, shopId, async (tx) => {
    const deleted = await tx
      .deleteFrom('recommendation_rules')
      .where('shop_id', '=', shopId)
      .where('rule_id', '=', ruleId)
      .returning('rule_id')
      .executeTakeFirst();
    return deleted !== undefined;
  });
}

type Query = QueryOf<typeof getItems>;

/** Returns what a merchant can pick: everything, or one page if a search or page is requested. */
async function listPage(tx: Tx, shopId: number, query: Query): Promise<ResponseOf<typeof getItems>> {
  const { search = '', page = '1' } = query;
  const onlyProducts = query.onlyProducts === 'true';
  const number = Number(page);
  const isPaged = query.search !== undefined || query.page !== undefined;
  const most = isPaged ? ITEMS_A_PAGE : MOST_LISTED;
  const offset = isPaged ? (number - 1) * ITEMS_A_PAGE : 0;
  const items = await listItems(tx, { shopId, search, onlyProducts, limit: most + 1, offset });
  return { data: items.slice(0, most), nextPage: isPaged && items.length > most ? number + 1 : null };
}
