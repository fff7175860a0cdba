import { ROLES, type Role } from '#platform/rights/rights.ts';
import { ask, FROM_OUR_PAGE, type OpenServer } from '#tools/test-environment/open-server.ts';
import { INTRUDER } from './intrusions.ts';

/** The owner's login is the one that all other checks use. */
export const INVITED_ROLES = ROLES.filter((role) => role !== 'owner');

/** A person of each role in one shop, with a session. A call may end it or remove the person, so it is made each time. */
const PEOPLE = `
  with person as (
    select s.shop_id, r.role, ('00000000-0000-4000-8000-00000000000' || r.n)::uuid as user_id
    from shops s, unnest($2::text[]) with ordinality r(role, n) where s.shop_url = $1
  ), user_rows as (
    insert into users (user_id, email, name, created_at)
    select user_id, role || '@bluebell.example', role, now() from person on conflict do nothing
  ), member_rows as (
    insert into memberships (shop_id, user_id, role, joined_at)
    select shop_id, user_id, role, now() from person on conflict do nothing
  )
  insert into merchant_sessions (session_hash, shop_id, user_id, created_at, expires_at, last_used_at)
  select sha256(convert_to('session-of-' || role, 'UTF8')), shop_id, user_id, now(), now() + interval '30 days', now()
  from person on conflict (session_hash) do update set shop_id = excluded.shop_id`;

/** Makes a call in each role, and returns whether it got past the check of rights. */
export async function askInEachRole(opened: OpenServer, name: string): Promise<Record<string, boolean>> {
  const [method = '', path = ''] = name.split(' ');
  await opened.rows(PEOPLE, [INTRUDER, INVITED_ROLES]);
  // The intruder's own calls may have required a second step, whichever of them came last.
  await opened.rows('delete from team_rules');
  const answers = INVITED_ROLES.map(async (role) => [role, await isLetPast(opened, { method, path, role })]);
  return Object.fromEntries((await Promise.all(answers)) as [string, boolean][]);
}

/** Returns whether a person gets past the check of the session whose shop requires a second step that the person lacks. */
export async function isOpenWithoutFactor(opened: OpenServer, name: string): Promise<boolean> {
  const [method = '', path = ''] = name.split(' ');
  await opened.rows(PEOPLE, [INTRUDER, INVITED_ROLES]);
  await opened.rows(
    'insert into team_rules select shop_id, true from shops where shop_url = $1 on conflict do nothing',
    [INTRUDER],
  );
  const code = await refusalOf(opened, { method, path, role: 'admin' });
  await opened.rows('delete from team_rules');
  return code !== 'SECOND_FACTOR_MISSING';
}

interface Asked {
  method: string;
  path: string;
  role: Role;
}

async function isLetPast(opened: OpenServer, asked: Asked): Promise<boolean> {
  const code = await refusalOf(opened, asked);
  // Refused before the check of rights, which says nothing about it.
  if (code === 'NOT_LOGGED_IN' || code === 'SECOND_FACTOR_MISSING') throw new Error(`Refused with ${code}.`);
  return code !== 'RIGHT_MISSING';
}

async function refusalOf({ appUrl }: OpenServer, { method, path, role }: Asked): Promise<string | undefined> {
  const headers = { ...FROM_OUR_PAGE, cookie: `bellbird_session=session-of-${role}` };
  const { body } = await ask(appUrl + path, { method, headers });
  return (body as { error?: { code: string } } | null)?.error?.code;
}
