import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { Role } from '#platform/rights/rights.ts';
import type { AuditArea, AuditEntry, AuditPerson } from '../contract/audit-calls.ts';
import { ACTIONS_OF_AREA, SETTING_ACTIONS, type Setting } from '../rules/areas.ts';

/** The wanted entries of a shop. */
export interface EntryQuery {
  shopId: number;
  /** `owner`, `operator`, or the id of a person. */
  person?: string | undefined;
  area?: AuditArea | undefined;
  /** Null for everything. */
  since: Date | null;
  /** The end of the page before. */
  after?: string | undefined;
  size: number;
}

interface Row {
  entryId: string;
  doneAt: Date;
  /** Exact to the microsecond, which a `Date` is not. */
  micros: string;
  actor: string;
  person: string | null;
  role: Role | null;
  agency: string | null;
  ipAddress: string | null;
  action: string;
  change: AuditEntry['change'];
}

/** The owner's `actor`. */
const OWNER = 'merchant';

const COLUMNS = sql`
  a.entry_id as "entryId", a.done_at as "doneAt",
  (extract(epoch from a.done_at) * 1000000)::bigint::text as micros,
  a.actor, a.person, a.role, a.agency, a.ip_address as "ipAddress", a.action, a.change`;

/** Returns a page of entries, the newest first, and the cursor of the next page. */
export async function listEntries(
  tx: Tx,
  query: EntryQuery,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const { rows } = await select(query).execute(tx);
  const page = rows.slice(0, query.size);
  const last = rows.length > query.size ? page.at(-1) : undefined;
  return { entries: page.map(toEntry), next: last ? `${last.micros}:${last.entryId}` : null };
}

/**
 * Finds the page in the indexes, and reads the rows of this page only. With an area, the first entries of each of its
 * actions are merged, because the entries of a rare action may be far apart. The period is checked last: inside, it would
 * lead the planner to an index by time alone, which reads every entry of the period for an action without entries.
 */
function select({ shopId, person, area, since, after, size }: EntryQuery): RawBuilder<Row> {
  const wanted = [sql`shop_id = ${shopId}`];
  if (person !== undefined) wanted.push(sql`actor = ${person === 'owner' ? OWNER : person}`);
  if (after !== undefined) wanted.push(isAfter(after));
  const found = sql`select done_at, entry_id from audit_log where ${sql.join(wanted, sql` and `)}`;
  const inOrder = sql`order by done_at desc, entry_id limit ${size + 1}`;
  const entries =
    area === undefined
      ? sql`(${found} ${inOrder}) found`
      : sql`unnest(${Object.values(ACTIONS_OF_AREA[area])}::text[]) as wanted(action)
        cross join lateral (${found} and action = wanted.action ${inOrder}) found`;
  return sql<Row>`
    with page as materialized (
      select found.done_at, found.entry_id from ${entries}
      ${since === null ? sql`` : sql`where found.done_at >= ${since}`}
      order by found.done_at desc, found.entry_id limit ${size + 1}
    )
    select ${COLUMNS} from page join audit_log a on a.shop_id = ${shopId} and a.entry_id = page.entry_id
    order by page.done_at desc, page.entry_id`;
}

function isAfter(cursor: string): RawBuilder<unknown> {
  const [micros = '', entryId = ''] = cursor.split(':');
  const at = sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond')`;
  return sql`done_at <= ${at} and (done_at < ${at} or entry_id > ${entryId}::uuid)`;
}

function toEntry(row: Row): AuditEntry {
  const { entryId, ipAddress, action, change } = row;
  return { entryId, doneAt: row.doneAt.toISOString(), by: toPerson(row), ipAddress, action, change };
}

type Author = Pick<Row, 'actor' | 'person' | 'role' | 'agency'>;

function toPerson({ actor, person, role, agency }: Author): AuditPerson {
  return { id: actor === OWNER ? 'owner' : actor, name: person, role, agency };
}

/** More people than a team can have, with those who left. */
const MOST_PEOPLE = 300;

/** Returns everybody who has an entry in a shop, each as they were at their latest one. */
export async function listPeople(tx: Tx, shopId: number): Promise<AuditPerson[]> {
  // From each actor straight to the next: a few reads of the index for each, however many entries there are.
  const { rows } = await sql<Author>`
    with recursive actors as (
      (select actor from audit_log where shop_id = ${shopId} order by 1 limit 1)
      union all
      select (
        select actor from audit_log where shop_id = ${shopId} and actor > actors.actor order by 1 limit 1
      ) from actors where actors.actor is not null
    )
    select actors.actor, latest.person, latest.role, latest.agency from actors
    cross join lateral (
      select person, role, agency from audit_log where shop_id = ${shopId} and actor = actors.actor
      order by done_at desc, entry_id limit 1
    ) latest
    where actors.actor is not null
    limit ${MOST_PEOPLE}`.execute(tx);
  return rows.map(toPerson);
}

/** Returns who changed each setting last. */
export async function findLastChanges(
  tx: Tx,
  shopId: number,
): Promise<Partial<Record<Setting, { doneAt: string; by: AuditPerson }>>> {
  const settings = Object.entries(SETTING_ACTIONS);
  const { rows } = await sql<Row & { setting: Setting }>`
    select wanted.setting, latest.*
    from unnest(${settings.map(([setting]) => setting)}::text[], ${settings.map(([, action]) => action)}::text[])
      as wanted(setting, action)
    cross join lateral (
      select ${COLUMNS} from audit_log a where shop_id = ${shopId} and action = wanted.action
      order by done_at desc, entry_id limit 1
    ) latest`.execute(tx);
  return Object.fromEntries(
    rows.map((row) => [row.setting, { doneAt: row.doneAt.toISOString(), by: toPerson(row) }]),
  );
}
