import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AudiencePerson } from '../contract/audience-condition.ts';
import { fromPeople } from './audience-people.ts';
import { PERSON_COLUMNS, toPerson } from './audience-person.ts';
import { sampleByBits } from './bits/sample-by-bits.ts';
import { readAudienceWith } from './read-audience-with.ts';
import type { AudienceAsked, ReadAudience } from './read-audience.ts';

const SIZE = 20;
const MOST = 100;

/** Returns some random people of an audience. */
export async function sampleAudience(
  ctx: Pick<Context, 'db' | 'clock'>,
  asked: AudienceAsked & { size?: number },
): Promise<AudiencePerson[]> {
  const size = Math.min(asked.size ?? SIZE, MOST);
  return readAudienceWith(ctx, asked, async (tx, audience) => {
    const ids = (await sampleByBits(tx, audience, size)) ?? (await sampleByRows(tx, audience, size));
    return findPeople(tx, asked.shopId, ids);
  });
}

async function sampleByRows(tx: Tx, audience: ReadAudience, size: number): Promise<string[]> {
  const { shopId } = audience;
  const people = fromPeople(audience);
  const { rows } = await sql<{ subscriber_id: string }>`
    with begin as materialized (
      select floor(random() * next_no)::int as no from audience_shops where shop_id = ${shopId}
    ),
    after as materialized (
      select f.subscriber_id ${people} and f.subscriber_no >= (select no from begin) order by f.subscriber_no limit ${size}
    ),
    before as materialized (
      select f.subscriber_id ${people} and f.subscriber_no < (select no from begin)
        and (select count(*) from after) < ${size} order by f.subscriber_no limit ${size}
    )
    select subscriber_id from (select * from after union all select * from before) chosen limit ${size}`.execute(
    tx,
  );
  return rows.map((row) => row.subscriber_id);
}

/** Returns people as a merchant sees them, unordered. */
async function findPeople(
  tx: Tx,
  shopId: number,
  subscriberIds: readonly string[],
): Promise<AudiencePerson[]> {
  if (subscriberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('subscribers')
    .select(PERSON_COLUMNS)
    .where('shop_id', '=', shopId)
    .where('subscriber_id', 'in', subscriberIds)
    .execute();
  return rows.map(toPerson);
}
