import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { listMerchantTemplates } from '#features/foundations/templates/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { ApiBroadcast } from '../contract/resources/broadcasts.ts';
import type { ApiMessage } from '../contract/resources/messages.ts';
import type { ApiCredit } from '../contract/resources/orders.ts';
import type { ApiPerson } from '../contract/resources/people.ts';
import type { ApiTemplate } from '../contract/resources/templates.ts';
import { toBroadcast } from './resources/marketing.ts';
import { MESSAGE, toMessage, type FoundMessage } from './resources/messages.ts';
import { CREDIT, toCredit, type FoundCredit } from './resources/orders.ts';
import { PERSON, toPerson, type FoundPerson } from './resources/people.ts';
import { isOfCategory, toTemplate } from './resources/templates.ts';

/** Things as the API gives them, by the ids that were asked for. What does not exist is missing. */
type Found<Thing> = ReadonlyMap<string, Thing>;

/** Reads people, also by old ids from before a merge. Erased people are missing. */
export async function readPeople(tx: Tx, shopId: number, ids: readonly string[]): Promise<Found<ApiPerson>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FoundPerson & { asked: string }>`
    select g.id as asked, ${PERSON} from unnest(${[...ids]}::uuid[]) as g(id)
    left join subscriber_aliases a on a.shop_id = ${shopId} and a.subscriber_id = g.id
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = coalesce(a.merged_into, g.id)
    where subscriber_standing(s) < 3`.execute(tx);
  return new Map(rows.map((row) => [row.asked, toPerson(row)]));
}

/** Reads messages by their ids, which contain the month that a message is stored in. */
export async function readMessages(
  tx: Tx,
  shopId: number,
  ids: readonly string[],
): Promise<Found<ApiMessage>> {
  const known = ids.flatMap((id) => {
    const createdAt = momentOfId(id);
    return createdAt === null ? [] : [{ id, createdAt }];
  });
  if (known.length === 0) return new Map();
  const { rows } = await sql<FoundMessage>`
    select ${MESSAGE} from unnest(${known.map(({ id }) => id)}::uuid[],
      ${known.map(({ createdAt }) => createdAt)}::timestamptz[]) as g(id, created_at)
    join messages m on m.shop_id = ${shopId} and m.message_id = g.id and m.created_at = g.created_at
    where m.source_event is distinct from 'erased'`.execute(tx);
  return new Map(rows.map((row) => [row.message_id, toMessage(row)]));
}

/** Reads the credits of orders. */
export async function readCredits(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<Found<z.infer<typeof ApiCredit>>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<FoundCredit>`
    select ${CREDIT} from order_credits c join orders o on o.shop_id = c.shop_id and o.order_id = c.order_id
    where c.shop_id = ${shopId} and c.order_id = any(${[...orderIds]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.order_id, toCredit(row)]));
}

/** Reads broadcasts. */
export async function readBroadcasts(
  tx: Tx,
  shopId: number,
  ids: readonly string[],
): Promise<Found<z.infer<typeof ApiBroadcast>>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('broadcast_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.broadcast_id, toBroadcast(row)]));
}

/** Reads the templates that the merchant wrote. */
export async function readTemplates(
  tx: Tx,
  shopId: number,
  ids: readonly string[],
): Promise<Found<ApiTemplate>> {
  if (ids.length === 0) return new Map();
  const senderId = await findSenderId(tx, shopId, 'WA');
  const all = await listMerchantTemplates(tx, shopId);
  const wanted = all.filter(
    ({ templateId, definition }) => ids.includes(templateId) && isOfCategory(definition.category),
  );
  return new Map(wanted.map((template) => [template.templateId, toTemplate(template, senderId)]));
}
