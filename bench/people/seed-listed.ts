import path from 'node:path';
import type pg from 'pg';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import type { Seed } from '../worker/seed-database.ts';
import { seedTimelines } from './seed-timelines.ts';

/** The number of people in the list. `npm run -s bench -- people short` and `exports short` use a tenth. */
export const PEOPLE = process.argv[3] === 'short' ? 100_000 : 1_000_000;

interface Listed {
  shopId: number;
  /** The ids of a person with 2,000 events of each kind, and of a person with few. */
  busy: string;
  plain: string;
}

/** A shop with many people, two of whom have a history. */
export const LISTED: Seed<Listed> = {
  name: 'listed',
  sources: ['seed-listed.ts', 'seed-timelines.ts'].map((file) => path.join(import.meta.dirname, file)),
  amounts: { people: PEOPLE },
  write: async ({ db, pool, encryptionKey }) => {
    const { shopId } = await seedShop(db, encryptionKey, 0);
    await seedListed(pool, shopId, PEOPLE);
    return { shopId, ...(await seedTimelines(pool, shopId)) };
  },
};

/**
 * Fills a shop with people whose names are in many scripts. The product's own code lists them. A tenth have
 * unsubscribed.
 */
async function seedListed(pool: pg.Pool, shopId: number, people: number): Promise<void> {
  await pool.query('alter table subscribers disable trigger note_new_subscribers');
  for (let from = 0; from < people; from += 10_000) {
    await pool.query(
      `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, psid, email, first_name, last_name,
         has_marketing_consent, opted_in_at, opted_out_at, opt_in_tool_type, created_at)
       select $1::bigint, gen_random_uuid(), case when n % 20 = 3 then 'FB' else 'WA' end,
         case when n % 20 <> 3 then case when n % 50000 = 1 then '+354' || (6000000 + n) else '+49' || (1500000000::bigint + n) end end,
         case when n % 20 = 3 then n::text end,
         case when n % 3 = 0 then case when n % 15 = 0 then 'com.' else 'person' end || n || '@shop.example' end,
         (array['Mira', 'Ümit', '王伟', 'نور', 'Øystein', 'Аня', null, 'Jean-Luc', '=SUM(A1)', 'Anna'])[1 + n % 10] || case when n % 10 = 2 then n::text else '' end,
         case when n % 10 <> 6 then 'Vogt-' || n % 977 end,
         n % 10 > 0, now() - n % 900 * interval '1 day', case when n % 10 = 0 then now() end,
         (array['persistentPill', 'spinTheWheel', 'visualPopup', 'import'])[1 + n % 4], now() - n % 900 * interval '1 day'
       from generate_series($2::int, $2::int + 9999) n`,
      [shopId, from],
    );
  }
  await pool.query('alter table subscribers enable trigger note_new_subscribers');
  await pool.query(
    'update listed_subscribers set revenue_minor = (random() * 20000)::int where shop_id = $1 and random() < 0.2',
    [shopId],
  );
  await pool.query('vacuum analyze subscribers, listed_subscribers, subscriber_tallies');
}
