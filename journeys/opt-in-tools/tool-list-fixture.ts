import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

export const BASE = '/database/api/optinTools';

export let server: ToolServer;

/** Opens a merchant's list of tools, with one new tool of each type before every test. */
export function besideTools(): void {
  beforeAll(async () => void (server = await openToolServer(TOOLS)));
  afterAll(() => server.close());
  beforeEach(async () => {
    const { ctx, shopId } = server;
    await sql`update shops set plan_name = 'Free'`.execute(ctx.db);
    await sql`delete from tool_days`.execute(ctx.db);
    await sql`delete from tool_wordings`.execute(ctx.db);
    await sql`delete from opt_in_tools`.execute(ctx.db);
    await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
  });
}

interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: { code: string; field?: string; message: string } };
}

export async function post(path: string, body: object): Promise<Answer> {
  const answer = await fetch(server.appUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

interface Popup {
  id: string;
  type: string;
  name: string;
  active: boolean;
  revision: number;
  chatUrl: string | null;
  open?: { props: { title: { text: string; maxCharacters: number } } };
}

export async function listed(channel: 'WA' | 'FB' = 'WA'): Promise<Popup[]> {
  const answer = await fetch(`${server.appUrl}${BASE}/getPopups?pageId=${WREN}&channel=${channel}`);
  return ((await answer.json()) as { popups: Popup[] }).popups;
}

export async function idOf(type: string, channel: 'WA' | 'FB' = 'WA'): Promise<string> {
  return (await listed(channel)).find((tool) => tool.type === type)?.id ?? '';
}

export const save = (id: string, states: object, rest: object = {}) =>
  post(`${BASE}/update`, { id, states, ...rest });
export const switchOn = async (type: string, channel: 'WA' | 'FB' = 'WA') =>
  post(`${BASE}/changeActive`, { id: await idOf(type, channel), active: true });
export const codeOf = ({ body }: Answer) => body.error?.code ?? null;
export const prizes = (discountCode: string | null, discountPercent: number | null) =>
  ['a', 'b', 'c'].map((key) => ({
    key,
    text: 'A prize',
    weight: 1,
    message: '',
    discountCode,
    discountPercent,
  }));
