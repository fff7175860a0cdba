import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { ask } from '#tools/test-environment/open-server.ts';
import { openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

export const BASE = '/database/api/optinTools';

export let server: ToolServer;
/** Another process of the same server. */
export let twinUrl = '';
/** The tool that is on. */
export let pill = '';
/** Opens a shop with a new tool of each type before every test. Its pill is on. */
export function besideDocuments(): void {
  beforeAll(async () => {
    server = await openToolServer(TOOLS);
    twinUrl = await server.openTwin();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { ctx, shopId } = server;
    await sql`delete from tool_wordings`.execute(ctx.db);
    await sql`delete from opt_in_tools`.execute(ctx.db);
    await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
    const { rows } = await sql<{ tool_id: string }>`
    update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA' returning tool_id`.execute(
      ctx.db,
    );
    pill = rows[0]?.tool_id ?? '';
  });
}

export const documentAt = (url: string, rest = '', headers: Record<string, string> = {}) =>
  ask(`${url}/storefront/tools?pageId=${WREN}${rest}`, { headers });
export const idsAt = async (url: string) =>
  ((await documentAt(url)).body as { tools: { id: string }[] }).tools.map(({ id }) => id);
export const post = async (path: string, body: object) => {
  const answer = await fetch(server.appUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as object };
};
/** Returns the shop's WhatsApp tool of a type. */
export async function idOf(type: string): Promise<string> {
  const { rows } = await sql<{ tool_id: string }>`
    select tool_id from opt_in_tools where type = ${type} and channel = 'WA'`.execute(server.ctx.db);
  return rows[0]?.tool_id ?? '';
}

interface Links {
  chatUrl: string | null;
  qrSvg: string | null;
  testUrl: string;
}

export async function linksOf(id: string): Promise<Links> {
  return (await ask(`${server.appUrl}${BASE}/getLinks?id=${id}`)).body as Links;
}

export async function testOf(id: string): Promise<string> {
  return new URL((await linksOf(id)).testUrl).searchParams.get('bellbird-test') ?? '';
}
