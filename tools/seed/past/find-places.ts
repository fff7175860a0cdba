import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';
import type { PastSignUp } from './past.ts';

type Channel = PastSignUp['channel'];

/** The first message of a campaign, and what it begins with. */
export interface PastDrip {
  dripId: string;
  flowId: string;
}

/** What of the demo shop its past hangs on. */
export interface PastPlaces {
  shopId: number;
  shopName: string;
  /** ISO 4217. */
  currency: string;
  senderOf: (channel: Channel) => string;
  dripOf: (channel: Channel, type: string) => PastDrip;
  toolOf: (person: Pick<PastSignUp, 'channel' | 'tool'>) => string;
}

export async function findPlaces(db: Database): Promise<PastPlaces> {
  const { shopId, shopName, currency } = await findShop(db);
  const senders = await sql<{ key: string; value: string }>`
    select channel as key, sender_id as value from senders where shop_id = ${shopId} and released_at is null`.execute(
    db,
  );
  const drips = await sql<{ key: string; value: PastDrip }>`
    select distinct on (channel, type) channel || ' ' || type as key,
      json_build_object('dripId', drip_id, 'flowId', flow_id) as value
    from drips where shop_id = ${shopId} order by channel, type, drip_index`.execute(db);
  const tools = await sql<{ key: string; value: string }>`
    select channel || ' ' || type as key, tool_id as value from opt_in_tools
    where shop_id = ${shopId} and is_starter`.execute(db);
  const [senderOf, dripOf, toolOf] = [finder(senders.rows), finder(drips.rows), finder(tools.rows)];
  return {
    shopId,
    shopName,
    currency,
    senderOf,
    dripOf: (channel, type) => dripOf(`${channel} ${type}`),
    toolOf: ({ channel, tool }) => toolOf(`${channel} ${tool}`),
  };
}

async function findShop(db: Database): Promise<Pick<PastPlaces, 'shopId' | 'shopName' | 'currency'>> {
  const shop = await db
    .selectFrom('shops')
    .select(['shop_id', 'name', 'currency'])
    .where('shop_url', '=', DEMO_SHOP)
    .executeTakeFirstOrThrow();
  return { shopId: shop.shop_id, shopName: shop.name, currency: shop.currency };
}

function finder<Value>(rows: readonly { key: string; value: Value }[]): (key: string) => Value {
  const found = new Map(rows.map(({ key, value }) => [key, value]));
  return (key) => {
    const value = found.get(key);
    if (value === undefined) throw new Error(`The demo shop has no ${key}, which its past needs`);
    return value;
  };
}
