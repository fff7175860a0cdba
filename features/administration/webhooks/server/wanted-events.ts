import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { EventType } from '../contract/event-types.ts';

/**
 * The events that the endpoints of each shop want, as this process last read them. So a message of a shop without
 * endpoints costs no query. A new endpoint gets its first event seconds after it was made, which nobody can tell from an
 * event that happened just before. An event that nobody wants any more is dropped when it is prepared.
 */
export class WantedEvents {
  #ofShop: ReadonlyMap<number, ReadonlySet<string>> = new Map();

  wants(shopId: number, type: EventType): boolean {
    return this.#ofShop.get(shopId)?.has(type) ?? false;
  }

  wantsAny(shopId: number, types: readonly EventType[]): boolean {
    return this.#ofShop.size > 0 && types.some((type) => this.wants(shopId, type));
  }

  /** Reads the endpoints of all shops again. The old set stays if that fails. */
  async read(db: Database): Promise<void> {
    const { rows } = await sql<{ shopId: number; types: string[] }>`
      select shop_id as "shopId", array_agg(distinct type) as types
      from event_endpoints, unnest(event_types) as type where state = 'on' group by shop_id`.execute(db);
    this.#ofShop = new Map(rows.map(({ shopId, types }) => [shopId, new Set(types)]));
  }
}
