import { sql } from 'kysely';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { CampaignDefinition } from '#features/product/automations/contract/campaign-definition.ts';
import {
  campaignTypesAbout,
  readDecisions,
  type ReportedDecision,
} from '#features/product/automations/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { PersonEvent } from '../contract/explanation-calls.ts';
import { explainNoMessage } from '../rules/explain-no-message.ts';
import type { FoundPerson } from './find-person.ts';

const MOST_EVENTS = 20;

interface EventRow {
  kind: 'checkout' | 'order';
  id: string;
  at: Date;
  name: string | null;
  total_minor: number;
  currency: string;
  /**
   * Whether the event's own time is stored with its message or timer. Otherwise it is the store's, or the decision's.
   */
  is_moment_kept: boolean;
  timer_due_at: Date | null;
  message_ids: string[] | null;
  credit: (Omit<NonNullable<PersonEvent['credit']>, 'sourceName'> & { sourceId: string | null }) | null;
}

/** The person of the events, and the campaigns. */
interface Asked {
  shopId: number;
  person: FoundPerson;
  definitions?: readonly CampaignDefinition[] | undefined;
  findNames: FindSourceNames;
}

/** Returns the latest carts and orders of a person, each with its messages or the reason why it has none. */
export async function explainEvents(tx: Tx, asked: Asked): Promise<PersonEvent[]> {
  const rows = [...(await listCarts(tx, asked)), ...(await listOrders(tx, asked))];
  const decisions = await readDecisions(tx, asked.shopId, rows, asked.definitions);
  const names = await asked.findNames(
    tx,
    asked.shopId,
    rows.map(({ credit }) => credit?.sourceId ?? null),
  );
  const installedAt = await firstInstalled(tx, asked.shopId);
  return rows
    .map((row) =>
      toEvent(row, { installedAt, asked, names, decision: decisions.get(`${row.kind}:${row.id}`) ?? null }),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST_EVENTS);
}

interface Known {
  installedAt: Date;
  asked: Asked;
  names: ReadonlyMap<string, string>;
  decision: ReportedDecision | null;
}

function toEvent(row: EventRow, { installedAt, asked, names, decision }: Known): PersonEvent {
  const messageIds = row.message_ids ?? [];
  const at = row.is_moment_kept ? row.at : (decision?.eventAt ?? row.at);
  const none =
    messageIds.length > 0 || row.credit
      ? null
      : explainNoMessage({
          at,
          installedAt,
          timerDueAt: row.timer_due_at,
          isFollowed: campaignTypesAbout(row.kind, asked.definitions).length > 0,
          decided: decision?.against ?? null,
        });
  return {
    kind: row.kind,
    at: at.toISOString(),
    name: row.name,
    totalMinor: row.total_minor,
    currency: row.currency,
    messageIds,
    credit: row.credit && nameCredit(row.credit, names),
    why: none?.why ?? null,
    whySentence: none?.sentence ?? null,
    whyAt: none?.at?.toISOString() ?? null,
  };
}

function nameCredit(
  { sourceId, ...credit }: NonNullable<EventRow['credit']>,
  names: ReadonlyMap<string, string>,
): PersonEvent['credit'] {
  return { ...credit, sourceName: names.get(sourceId ?? '') ?? null };
}

/**
 * A shop's first campaigns exist since its first installation. The shop's own date is that of the last installation.
 */
async function firstInstalled(tx: Tx, shopId: number): Promise<Date> {
  const { installed_at: installedAt, first_drip_id: dripId } = await tx
    .selectFrom('shops')
    .select(['installed_at'])
    .select(
      sql<string | null>`(select min(d.drip_id::text) from drips d where d.shop_id = shops.shop_id)`.as(
        'first_drip_id',
      ),
    )
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return (dripId === null ? null : momentOfId(dripId)) ?? installedAt;
}

// Paying changes a checkout once more, which is not the time of abandoning it. The start of the checkout is used
// instead.
const LEFT_AT = sql`case when c.completed_at is null then c.store_updated_at else c.store_created_at end`;

// Returns each cart or order with its facts, looked up by key: its order, a newer cart, its timer, its messages.
async function listCarts(
  tx: Tx,
  { shopId, person: { phones, emails }, definitions }: Asked,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with found as (
      (select * from checkouts where shop_id = ${shopId} and phone_e164 = any(${phones})
        order by store_updated_at desc limit ${MOST_EVENTS})
      union
      (select * from checkouts where shop_id = ${shopId} and email_key = any(${emails})
        order by store_updated_at desc limit ${MOST_EVENTS})
    )
    select 'checkout' as kind, c.checkout_token as id, coalesce(m.left_at, t.left_at, ${LEFT_AT}) as at, null as name,
      coalesce(m.left_minor, c.total_minor) as total_minor, c.currency,
      coalesce(m.left_at, t.left_at) is not null as is_moment_kept,
      t.due_at as timer_due_at, m.message_ids, null as credit
    from found c
    left join lateral (
      select min(due_at) as due_at, min((payload ->> 'eventAt')::timestamptz) as left_at from timers t
      where t.shop_id = c.shop_id and t.subject = 'checkout:' || c.checkout_token
    ) t on true
    left join lateral (
      select array_agg(m.message_id order by m.message_id) as message_ids, min(m.source_at) as left_at,
        (array_agg(m.source_minor order by m.message_id))[1] as left_minor from messages m
      where m.shop_id = c.shop_id and m.source_type = any(${campaignTypesAbout('checkout', definitions)}::text[])
        and m.source_event = c.checkout_token
    ) m on true`.execute(tx);
  return rows;
}

async function listOrders(
  tx: Tx,
  { shopId, person: { phones, emails }, definitions }: Asked,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with found as (
      (select * from orders where shop_id = ${shopId} and phone_e164 = any(${phones})
        order by store_created_at desc limit ${MOST_EVENTS})
      union
      (select * from orders where shop_id = ${shopId} and email_key = any(${emails})
        order by store_created_at desc limit ${MOST_EVENTS})
    )
    select 'order' as kind, c.order_id as id, c.store_created_at as at, c.name, c.total_minor, c.currency,
      true as is_moment_kept, t.due_at as timer_due_at, m.message_ids, e.credit
    from found c
    left join lateral (
      select jsonb_build_object('messageId', e.message_id, 'sourceType', e.source_type, 'sourceId', e.source_id, 'touchKind', e.touch_kind,
        'amountMinor', e.amount_minor, 'returnedMinor', e.returned_minor) as credit
      from order_credits e where e.shop_id = c.shop_id and e.order_id = c.order_id
    ) e on true
    left join lateral (
      select min(due_at) as due_at from timers t
      where t.shop_id = c.shop_id and t.subject = 'order:' || c.order_id
    ) t on true
    left join lateral (
      select array_agg(m.message_id order by m.message_id) as message_ids from messages m
      where m.shop_id = c.shop_id and m.source_type = any(${campaignTypesAbout('order', definitions)}::text[])
        and m.source_event = c.order_id
    ) m on true`.execute(tx);
  return rows;
}
