import { expect } from 'vitest';
import type { Import, ImportPlan } from '#features/product/imports/contract/import.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { openShop, type Shop } from './channels-client.ts';
import { ask, openServer, postJson, type Answer, type OpenServer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

const IMPORTS = '/database/api/imports';

export type ImportClient = Awaited<ReturnType<typeof openImportClient>>;

/** Opens an environment whose demo shop imports lists of people. */
export async function openImportClient({ role = 'all' }: { role?: 'api' | 'all' } = {}) {
  const server = await openServer({ role });
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  return { server, shop, ...callsOf(server, shop), close: () => server.close() };
}

function callsOf(server: OpenServer, shop: Shop) {
  const post = (call: string, body: object, as = shop) =>
    postJson(`${server.appUrl}${IMPORTS}/${call}`, { shopUrl: as.url, ...body }, { cookie: as.cookie });
  const get = (call: string, importId: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ shopUrl: shop.url, importId, ...more });
    return ask(`${server.appUrl}${IMPORTS}/${call}?${query.toString()}`, {
      headers: { cookie: shop.cookie },
    });
  };
  const read = async (importId: string) => ((await get('get', importId)).body as { import: Import }).import;
  const upload = (importId: string, content: string | Buffer) => sendFile(server, shop, importId, content);
  const create = async (name: string) => idOf(await post('create', { name }));
  const bring = async (content: string | Buffer, name = 'Spring'): Promise<string> => {
    const importId = await create(name);
    expect(await upload(importId, content)).toMatchObject({ status: 200 });
    return importId;
  };
  const suggest = async (importId: string, more: Record<string, string> = {}) =>
    (await get('suggestMapping', importId, more)).body as {
      plan: ImportPlan;
      names: string[];
      rows: string[][];
      encoding: string;
    };
  const start = async (importId: string, change: Partial<ImportPlan> = {}): Promise<Answer> =>
    post('start', { importId, plan: { ...(await suggest(importId)).plan, ...change } });
  const over = (importId: string) =>
    waitFor('the end of the import', async () => {
      const now = await read(importId);
      return now.status === 'inProgress' ? null : now;
    });
  return { post, get, read, upload, create, bring, suggest, start, over };
}

function idOf(answer: Answer): string {
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { import: Import }).import.id;
}

function sendFile(
  { appUrl }: OpenServer,
  shop: Shop,
  importId: string,
  content: string | Buffer,
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([content]), 'people.csv');
  const query = new URLSearchParams({ shopUrl: shop.url, importId });
  return ask(`${appUrl}${IMPORTS}/upload?${query.toString()}`, {
    method: 'POST',
    body: form,
    headers: { cookie: shop.cookie },
  });
}
