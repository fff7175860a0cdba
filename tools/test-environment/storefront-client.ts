import { expect } from 'vitest';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import {
  ask,
  openServer,
  optInBody,
  postJson,
  refusal,
  type Answer,
  type OpenServer,
} from './open-server.ts';

export type StorefrontClient = Awaited<ReturnType<typeof openStorefrontClient>>;

const PILL = "select tool_id from opt_in_tools where type = 'persistentPill' and channel = 'WA'";

/**
 * Opens an environment whose pill shoppers tap. Each test uses its own network, so that no test reaches another's rate
 * limit.
 */
export async function openStorefrontClient(phone: string) {
  const server: OpenServer = await openServer();
  const [pill] = await server.rows<{ tool_id: string }>(PILL);
  const pillId = pill?.tool_id ?? '';
  let network = 0;
  const post = (path: string, body: unknown, host = 1, headers: Record<string, string> = {}) =>
    postJson(`${server.appUrl}/storefront/${path}`, body, {
      'x-forwarded-for': `203.0.${network}.${host}`,
      ...headers,
    });
  return {
    server,
    pillId,
    post,
    moveOn: () => void (network += 1),
    network: () => network,
    optInWith: (change: object = {}, host?: number, headers?: Record<string, string>) =>
      post('opt-ins', { ...optInBody(pillId, phone), ...change }, host, headers),
    async wordingNow(): Promise<string> {
      const [tool] = await server.rows<{ wording: string }>(
        `select settings ->> 'consentWording' as wording from opt_in_tools where tool_id = '${pillId}'`,
      );
      return tool?.wording ?? '';
    },
    /** Returns the version of the wording that pages show now, from the public document. */
    async versionNow(): Promise<string | undefined> {
      const { body } = await ask(`${server.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`);
      return (body as { tools: { wordingVersion: string }[] }).tools[0]?.wordingVersion;
    },
    async changeWording(wording: string): Promise<void> {
      await server.rows(
        `update opt_in_tools set settings = jsonb_set(settings, '{consentWording}', to_jsonb($1::text))
         where tool_id = '${pillId}'`,
        [wording],
      );
    },
    stored: () => stored(server),
  };
}

/** Expects a refusal that a page of the shop can also read. */
export async function expectRefused(answering: Promise<Answer>, expected: object): Promise<void> {
  const answer = await answering;
  expect(refusal(answer)).toEqual(expected);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}

/** Returns how many of the shoppers' actions are stored and counted. */
async function stored(server: OpenServer) {
  const [row] = await server.rows<
    Record<'subscribers' | 'ledger' | 'opt_ins' | 'counted' | 'impressions', number>
  >(
    `select (select count(*)::int from subscribers) subscribers, (select count(*)::int from consent_ledger) ledger,
       (select coalesce(sum(opt_ins), 0)::int from tool_days) opt_ins,
       (select coalesce(sum(opt_ins), 0)::int from daily_rollups) counted,
       (select coalesce(sum(impressions), 0)::int from daily_rollups) impressions`,
  );
  if (!row) throw new Error('no counts');
  return row;
}
