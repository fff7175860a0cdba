import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type {
  CopyableKind,
  CopyOutcome,
  CopyPreview,
  CopyStore,
} from '#features/administration/copies/contract/copy-calls.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import type { OpenServer } from '#tools/test-environment/open-server.ts';
import { openUploadClient } from '#tools/test-environment/upload-client.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
export const STRANGE = 'strange-shop.myshopify.com';

export interface Wanted {
  kind: string;
  id: string;
  toShopUrl: string;
  replaces?: boolean;
}

interface Listed {
  kinds: CopyableKind[];
  stores: CopyStore[];
  isPerson: boolean;
}

/** Returns a copy to the second store. */
export function toBluebell(kind: string, id: string, replaces = false): Wanted {
  return { kind, id, toShopUrl: BLUEBELL, ...(replaces && { replaces }) };
}

export type CopyClient = Awaited<ReturnType<typeof openCopyClient>>;

/** Opens an environment in which Ada works in two stores, and a third store is somebody else's. */
export async function openCopyClient() {
  const client = await openUploadClient();
  const { server } = client;
  const bluebell = await openShop(server.appUrl, BLUEBELL);
  await openShop(server.appUrl, STRANGE);
  await server.rows(
    "insert into users (user_id, email, name, created_at) values ($1, 'ada@wren.example', 'Ada', now())",
    [ADA],
  );
  const ada: Shop = { url: DEMO_SHOP, appUrl: server.appUrl, cookie: 'bellbird_session=adas-session' };
  const owner: Shop = { ...ada, cookie: client.cookie };
  return {
    client,
    server,
    ada,
    owner,
    bluebell,
    bluebellId: await shopIdOf(server, BLUEBELL),
    reset: () => reset(server),
    list: async (who = ada) => (await get(who, '/database/api/copies/getCopyable')).body as Listed,
    async preview(...copies: Wanted[]): Promise<CopyPreview[]> {
      const { body } = await post(ada, '/database/api/copies/preview', { copies });
      return (body as { previews: CopyPreview[] }).previews;
    },
    async copy(copies: Wanted[], requestId: string = randomUUID(), who = ada): Promise<CopyOutcome[]> {
      const { body } = await post(who, '/database/api/copies/copy', { requestId, copies });
      return (body as { outcomes: CopyOutcome[] }).outcomes;
    },
    async addSegment(name: string, rules: object[], who = ada): Promise<string> {
      const condition = { rules: rules.map((rule, key) => ({ key, exclude: 0, ...rule })) };
      const { body } = await post(who, '/database/api/segments/saveSegment', { name, condition });
      return (body as { id: string }).id;
    },
    expectNoSourceIn: () => expectNoSourceIn(server),
    close: () => client.close(),
  };
}

export async function shopIdOf(server: OpenServer, url: string): Promise<number> {
  return Number((await server.rows('select shop_id from shops where shop_url = $1', [url]))[0]?.['shop_id']);
}

async function reset(server: OpenServer): Promise<void> {
  await server.rows('delete from memberships');
  await server.rows(
    `insert into memberships (shop_id, user_id, role, joined_at)
     select shop_id, $1, 'marketer', now() from shops where shop_url in ($2, $3)`,
    [ADA, DEMO_SHOP, BLUEBELL],
  );
  await server.rows('delete from merchant_sessions where user_id = $1', [ADA]);
  await server.rows(
    `insert into merchant_sessions (session_hash, shop_id, user_id, created_at, expires_at, last_used_at)
     values (sha256('adas-session'), $1, $2, now(), now() + interval '30 days', now())`,
    [server.shopId, ADA],
  );
  for (const table of ['saved_segments', 'team_rules', 'store_copies'])
    await server.rows(`delete from ${table}`);
  await server.rows(
    `update shops set plan_name = 'Free', uninstalled_at = null, currency = 'EUR',
       name = case shop_url when $1 then 'Wren & Willow' else 'Bluebell Candles' end
     where shop_url in ($1, $2)`,
    [DEMO_SHOP, BLUEBELL],
  );
}

const IDS = {
  saved_segments: 'segment_id',
  templates: 'template_id',
  opt_in_tools: 'tool_id',
  flows: 'flow_id',
  drips: 'drip_id',
  media: 'media_id',
};

/** Checks that no column of any row of the second store has an id or the address of the first. */
async function expectNoSourceIn(server: OpenServer): Promise<void> {
  const everything = await everythingOf(server, await shopIdOf(server, BLUEBELL));
  const ids: string[] = [];
  for (const [table, column] of Object.entries(IDS)) {
    const found = await server.rows(`select ${column}::text as id from ${table} where shop_id = $1`, [
      server.shopId,
    ]);
    ids.push(...found.map(({ id }) => String(id)));
  }
  expect(ids.length).toBeGreaterThan(20);
  expect(everything.filter((row) => ids.some((id) => row.includes(id)))).toEqual([]);
  // The note of a copy repeats to the person which links were left out.
  const isNote = (row: string) => row.includes('copy_key');
  expect(everything.filter((row) => row.includes(DEMO_SHOP) && !isNote(row))).toEqual([]);
}

async function everythingOf(server: OpenServer, shopId: number): Promise<string[]> {
  const tables = await server.rows(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'shop_id' and t.table_type = 'BASE TABLE'
       and c.table_name not in ('merchant_sessions', 'memberships')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await server.rows(
      `select to_jsonb(t)::text as row from ${String(name)} t where shop_id = $1`,
      [shopId],
    );
    texts.push(...rows.map(({ row }) => String(row)));
  }
  return texts;
}
