import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';

/** What of the demo shop its past hangs on. */
export interface PastPlaces {
  shopId: number;
  /** ISO 4217. */
  currency: string;
  senderId: string;
  /** The first reminder of a cart. */
  dripId: string;
  /** What it begins with. */
  flowId: string;
  persistentPill: string;
  visualPopup: string;
}

export async function findPlaces(db: Database): Promise<PastPlaces> {
  const { rows } = await sql<PastPlaces>`
    select s.shop_id as "shopId", s.currency, n.sender_id as "senderId", d.drip_id as "dripId", d.flow_id as "flowId", pill.tool_id as "persistentPill",
      popup.tool_id as "visualPopup"
    from shops s
    join senders n on n.shop_id = s.shop_id and n.channel = 'WA' and n.released_at is null
    join drips d on d.shop_id = s.shop_id and d.channel = 'WA' and d.type = 'abandonedCart'
    join opt_in_tools pill on pill.shop_id = s.shop_id and pill.channel = 'WA' and pill.type = 'persistentPill'
    join opt_in_tools popup on popup.shop_id = s.shop_id and popup.channel = 'WA' and popup.type = 'visualPopup'
    where s.shop_url = ${DEMO_SHOP} order by d.drip_index limit 1`.execute(db);
  const [places] = rows;
  if (!places) throw new Error('The demo shop has not all that its past needs');
  return places;
}
