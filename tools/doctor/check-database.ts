import { Client } from 'pg';
import { SCOPES } from '#partners/shopify/oauth-client.ts';
import type { Settings } from '#platform/config/settings.ts';
import {
  judgeSchema,
  listSchema,
  readApplied,
  schemaRefusalReason,
} from '#platform/database/schema/schema-state.ts';
import { readTenantIsolation } from '#platform/database/tenant-isolation.ts';
import { opensKnownWord } from '#platform/secrets/known-word.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { bad, good, look, type Finding } from './finding.ts';
import {
  judgeBackup,
  judgeClock,
  judgeLastContact,
  judgePostgres,
  judgeScopes,
  judgeWithheld,
  judgeWorkers,
} from './judge.ts';

/** Checks the database and what is stored in it. Throws when it cannot be reached. */
export async function checkDatabase({
  databaseUrl,
  encryptionKey,
}: Pick<Settings, 'databaseUrl' | 'encryptionKey'>): Promise<Finding[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'bellbird doctor' });
  await client.connect();
  try {
    const state = judgeSchema(await listSchema(), await readApplied(client));
    const why = schemaRefusalReason(state);
    const itself = [
      ...(await checkServer(client)),
      why === null ? good('migrations', 'up to date') : bad('migrations', 'not this release’s', why),
    ];
    if (state !== 'fits') return itself;
    return [
      ...itself,
      ...(await checkRowSecurity(client, new SecretBox(encryptionKey))),
      ...(await checkRows(client)),
    ];
  } finally {
    await client.end();
  }
}

async function checkServer(client: Client): Promise<Finding[]> {
  const askedMs = Date.now();
  const { rows } = await client.query<{
    ms: string;
    version: number;
    name: string;
    used: number;
    most: number;
  }>(
    `select extract(epoch from clock_timestamp()) * 1000 as ms, current_setting('server_version_num')::int / 10000 as version,
       'PostgreSQL ' || current_setting('server_version') as name,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
       current_setting('max_connections')::int as most`,
  );
  const [server] = rows;
  if (!server) return [];
  const behindMs = Number(server.ms) - (askedMs + Date.now()) / 2;
  const connections = `${server.used} of ${server.most} are used`;
  return [
    judgePostgres(server.version, server.name),
    judgeClock(behindMs),
    server.used / server.most > 0.8
      ? look(
          'connections',
          connections,
          'Raise max_connections, lower BELLBIRD_DATABASE_CONNECTIONS, or put PgBouncer between.',
        )
      : good('connections', connections),
  ];
}

async function checkRowSecurity(client: Client, secrets: SecretBox): Promise<Finding[]> {
  const { takesWrites, hasRole, unprotected, sealed } = await readTenantIsolation(client);
  const isRight = sealed === null || opensKnownWord(secrets, sealed);
  return [
    takesWrites
      ? good('writes', 'are taken')
      : bad('writes', 'are not taken: it is a standby', 'Give the address of the primary in DATABASE_URL.'),
    hasRole
      ? good('role', 'bellbird_shop is there')
      : bad(
          'role',
          'bellbird_shop is missing, or not granted',
          'create role bellbird_shop nologin; grant bellbird_shop to the owner of the database.',
        ),
    unprotected === 0
      ? good('policies', 'every table keeps shops apart')
      : bad(
          'policies',
          `${unprotected} tables do not keep shops apart`,
          'The database was restored without its role. Restore it with npm run restore.',
        ),
    isRight
      ? good('key', 'opens what is stored')
      : bad(
          'key',
          'BELLBIRD_ENCRYPTION_KEY is not the one of this database',
          'Put the one back that it was begun with.',
        ),
  ];
}

interface RowFacts {
  stores: number;
  senders: number;
  scopes: string[];
  deadTokens: number;
  stopped: number;
  withheldUrls: string[];
  withheldFields: string[];
  badTemplates: number;
  workers: number;
  silentWorkers: number;
  held: number;
  storeHours: number | null;
  channelHours: number | null;
  backupAt: Date | null;
  now: Date;
}

async function checkRows(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<RowFacts>(FACTS);
  const [facts] = rows;
  if (!facts) return [];
  const wrong = (about: string, count: number, words: string, mend: string): Finding =>
    count === 0 ? good(about, 'none is wrong') : bad(about, `${count} ${words}`, mend);
  return [
    judgeWorkers({ running: facts.workers, silent: facts.silentWorkers }),
    judgeLastContact('store webhooks', facts.storeHours, facts.stores > 0),
    judgeLastContact('Meta webhooks', facts.channelHours, facts.senders > 0),
    judgeScopes(facts.scopes, SCOPES),
    judgeWithheld({ urls: facts.withheldUrls, fields: facts.withheldFields }),
    wrong(
      'tokens',
      facts.deadTokens,
      'numbers or pages have a token that died',
      'Have their merchants connect them again.',
    ),
    wrong('senders', facts.stopped, 'numbers or pages are stopped', 'See /operator for which and why.'),
    facts.badTemplates === 0
      ? good('templates', 'none is rejected')
      : look(
          'templates',
          `${facts.badTemplates} templates are rejected, paused or switched off`,
          'Their merchants see why on the page of templates.',
        ),
    facts.held === 0
      ? good('held back', 'nothing')
      : look('held back', `${facts.held} things, since a restore`, 'Decide about them at /operator.'),
    judgeBackup(facts.backupAt, facts.now),
  ];
}

const FACTS = `
select
  (select count(*)::int from shops where uninstalled_at is null) as stores,
  array(select shop_url from shops where is_recovery_url_withheld and uninstalled_at is null order by 1 limit 3) as "withheldUrls",
  array(select distinct unnest(withheld_fields) from shops where uninstalled_at is null order by 1) as "withheldFields",
  (select count(*)::int from senders where released_at is null) as senders,
  (select coalesce(array_agg(a.scope), '{}') from shop_access a join shops s using (shop_id) where s.uninstalled_at is null) as scopes,
  (select count(*)::int from senders where released_at is null and token_died_at is not null) as "deadTokens",
  (select count(*)::int from senders where released_at is null and stopped_at is not null) as stopped,
  (select count(*)::int from template_submissions where status in ('REJECTED', 'PAUSED', 'DISABLED')) as "badTemplates",
  (select count(*)::int from workers where heartbeat_at > clock_timestamp() - interval '15 seconds') as workers,
  (select count(*)::int from (
      select worker_id from workers where heartbeat_at <= clock_timestamp() - interval '15 seconds'
      union select l.worker_id from lost_workers l where l.lost_at > clock_timestamp() - interval '1 hour'
        and not exists (select from workers w where w.worker_id = l.worker_id)
    ) silent) as "silentWorkers",
  ((select count(*) from outbox where state = 'held') + (select count(*) from held_items))::int as "held",
  (select extract(epoch from clock_timestamp() - max(received_at))::float8 / 3600 from webhook_inbox where source = 'shopify') as "storeHours",
  (select extract(epoch from clock_timestamp() - max(last_receipt_at))::float8 / 3600 from receipt_flow) as "channelHours",
  (select max(done_at) from audit_log where shop_id = 0 and action = 'backup') as "backupAt",
  clock_timestamp() as now`;
