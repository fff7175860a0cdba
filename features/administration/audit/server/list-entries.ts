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
  key: string;
  person: string | null;
  role: Role | null;
  ipAddress: string | null;
  action: string;
  change: AuditEntry['change'];
}

/** In the indexes, the owner has the key `merchant`. */
const KEY = sql`coalesce(user_id::text, who)`;
const OWNER_KEY = 'merchant';

const COLUMNS = sql`
  entry_id as "entryId", done_at as "doneAt", (extract(epoch from done_at) * 1000000)::bigint::text as micros,
  ${KEY} as key, person, role, ip_address as "ipAddress", action, change`;

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
 * With an area, the first entries of each of its actions are read from the index and merged, because the entries of a
 * rare action may be far apart. The period is checked last: inside, it would lead the planner to an index by time alone,
 * which reads every entry of the period for an action without entries.
 */
function select({ shopId, person, area, since, after, size }: EntryQuery): RawBuilder<Row> {
  const wanted = [sql`shop_id = ${shopId}`];
  if (person !== undefined) wanted.push(sql`${KEY} = ${person === 'owner' ? OWNER_KEY : person}`);
  if (after !== undefined) wanted.push(isAfter(after));
  const most = sql`limit ${size + 1}`;
  const page = sql`from audit_log where ${sql.join(wanted, sql` and `)}`;
  const inOrder = sql`order by done_at desc, entry_id ${most}`;
  const entries =
    area === undefined
      ? sql`(select ${COLUMNS} ${page} ${inOrder}) found`
      : sql`unnest(${Object.values(ACTIONS_OF_AREA[area])}::text[]) as wanted(action)
        cross join lateral (select ${COLUMNS} ${page} and action = wanted.action ${inOrder}) found`;
  return sql<Row>`
    select found.* from ${entries}
    ${since === null ? sql`` : sql`where found."doneAt" >= ${since}`}
    order by found."doneAt" desc, found."entryId" ${most}`;
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

function toPerson({ key, person, role }: Pick<Row, 'key' | 'person' | 'role'>): AuditPerson {
  return { id: key === OWNER_KEY ? 'owner' : key, name: person, role };
}

/** More people than a team can have, with those who left. */
const MOST_PEOPLE = 300;

/** Returns everybody who has an entry in a shop, each as they were at their latest one. */
export async function listPeople(tx: Tx, shopId: number): Promise<AuditPerson[]> {
  // From each key straight to the next: a few reads of the index for each person, however many entries there are.
  const { rows } = await sql<Pick<Row, 'key' | 'person' | 'role'>>`
    with recursive keys as (
      (select ${KEY} as key from audit_log where shop_id = ${shopId} order by 1 limit 1)
      union all
      select (
        select ${KEY} from audit_log where shop_id = ${shopId} and ${KEY} > keys.key order by 1 limit 1
      ) from keys where keys.key is not null
    )
    select keys.key, latest.person, latest.role from keys
    cross join lateral (
      select person, role from audit_log where shop_id = ${shopId} and ${KEY} = keys.key
      order by done_at desc, entry_id limit 1
    ) latest
    where keys.key is not null
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
      select ${COLUMNS} from audit_log where shop_id = ${shopId} and action = wanted.action
      order by done_at desc, entry_id limit 1
    ) latest`.execute(tx);
  return Object.fromEntries(
    rows.map((row) => [row.setting, { doneAt: row.doneAt.toISOString(), by: toPerson(row) }]),
  );
}
