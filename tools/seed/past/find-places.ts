import { sql } from 'kysely';
import { findMerchantTemplate, type MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';
import type { PastSignUp } from './past.ts';

type Channel = PastSignUp['channel'];

/** A campaign's first message, and the start of its flow. */
export interface PastDrip {
  dripId: string;
  flowId: string;
}

/** The parts of the demo shop that the demo history needs. */
export interface PastPlaces {
  shopId: number;
  shopName: string;
  /** ISO 4217. */
  currency: string;
  timeZone: string;
  /** The shop's Facebook page, to which the Messenger people of the history wrote. */
  pageId: string;
  shop: { domain: string; storefront_url: string | null };
  /** The template of the history's broadcasts. */
  template: MerchantTemplate;
  senderOf: (channel: Channel) => string;
  dripOf: (channel: Channel, type: string) => PastDrip;
  toolOf: (person: Pick<PastSignUp, 'channel' | 'tool'>) => string;
}

/** Reads these parts of the demo shop, with the template of that id. */
export function findPlaces(db: Database, templateId: string): Promise<PastPlaces> {
  return db.transaction().execute(async (tx) => {
    const shop = await tx
      .selectFrom('shops')
      .select(['shop_id', 'name', 'currency', 'time_zone', 'facebook_page_id', 'domain', 'storefront_url'])
      .where('shop_url', '=', DEMO_SHOP)
      .executeTakeFirstOrThrow();
    const { shop_id: shopId, name: shopName, currency, time_zone: timeZone, facebook_page_id: pageId } = shop;
    const template = await findMerchantTemplate(tx, shopId, templateId);
    if (!template) throw new Error('The demo shop has no text for its broadcasts');
    return { shopId, shopName, currency, timeZone, pageId, shop, template, ...(await findOwn(tx, shopId)) };
  });
}

async function findOwn(tx: Tx, shopId: number): Promise<Pick<PastPlaces, 'senderOf' | 'dripOf' | 'toolOf'>> {
  const senders = await sql<{ key: string; value: string }>`
    select channel as key, sender_id as value from senders where shop_id = ${shopId} and released_at is null`.execute(
    tx,
  );
  const drips = await sql<{ key: string; value: PastDrip }>`
    select distinct on (channel, type) channel || ' ' || type as key,
      json_build_object('dripId', drip_id, 'flowId', flow_id) as value
    from drips where shop_id = ${shopId} order by channel, type, drip_index`.execute(tx);
  const tools = await sql<{ key: string; value: string }>`
    select channel || ' ' || type as key, tool_id as value from opt_in_tools
    where shop_id = ${shopId} and is_starter`.execute(tx);
  const [dripOf, toolOf] = [finder(drips.rows), finder(tools.rows)];
  return {
    senderOf: finder(senders.rows),
    dripOf: (channel, type) => dripOf(`${channel} ${type}`),
    toolOf: ({ channel, tool }) => toolOf(`${channel} ${tool}`),
  };
}

function finder<Value>(rows: readonly { key: string; value: Value }[]): (key: string) => Value {
  const found = new Map(rows.map(({ key, value }) => [key, value]));
  return (key) => {
    const value = found.get(key);
    if (value === undefined) throw new Error(`The demo shop has no ${key}, which its past needs`);
    return value;
  };
}
