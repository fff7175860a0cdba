import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { ListedTemplate } from '#features/foundations/templates/contract/template-calls.ts';
import type { getDrips } from '#features/product/automations/contract/automation-calls.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from './channels-client.ts';
import { openServer, type OpenServer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

interface Made {
  id: string | null;
  resultFailure: { error: string }[];
}

interface ReceivedMessage {
  message_id: string;
  state: string;
  verdict: unknown;
  content: { templateName: string; language: string };
}

export type TemplateClient = Awaited<ReturnType<typeof openTemplateClient>>;

/** Opens an environment whose demo shop creates its own templates and sends them in campaigns. */
export async function openTemplateClient() {
  const server = await openServer({ withWelcomes: true });
  const shop = await openShop(server.appUrl, DEMO_SHOP);
  return { server, shop, ...listOf(shop), ...campaignsOf(server, shop), close: () => server.close() };
}

function listOf(shop: Shop) {
  const all = async () =>
    ((await get(shop, `/templateService/getAll?shopUrl=${DEMO_SHOP}`)).body as { data: ListedTemplate[] })
      .data;
  const listed = async (name: string): Promise<ListedTemplate> => {
    const found = (await all()).find((one) => one.template_name === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  };
  return {
    all,
    listed,
    make: async (draft: object): Promise<Made> => {
      const made = await post(shop, '/templateService/gupshupapproval', { shopUrl: DEMO_SHOP, ...draft });
      expect(made.status).toBe(200);
      return made.body as Made;
    },
    inStatus: (name: string, status: ListedTemplate['status']) =>
      waitFor(`${name} to be ${status}`, async () => {
        const one = await listed(name);
        return one.status === status && one;
      }),
  };
}

function campaignsOf({ rows, environment }: OpenServer, shop: Shop) {
  const askFlow = (campaign: string, templateName: string) =>
    post(shop, '/templateService/initFlow', { shopUrl: DEMO_SHOP, campaign, template_name: templateName });
  return {
    askFlow,
    flowOf: async (campaign: string, templateName: string): Promise<string> => {
      const { status, body } = await askFlow(campaign, templateName);
      expect(status).toBe(200);
      return (body as { flowId: string }).flowId;
    },
    dripOf: async (type: string) => {
      const { body } = await get(shop, `/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`);
      const { drips } = body as z.infer<(typeof getDrips)['response']>;
      const found = drips.find((one) => one.type === type);
      if (!found) throw new Error(`${type} has no drips`);
      return found;
    },
    /** Returns the sentences of the dashboard's alerts. */
    alerts: async (): Promise<string[]> => {
      const { body } = await get(shop, `/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`);
      return (body as { needs: { sentence: string }[] }).needs.map(({ sentence }) => sentence);
    },
    /** Sets WhatsApp's status of a template. */
    decide: (name: string, verdict: object) =>
      environment.control(`/whatsapp/templates/${name}/status`, verdict),
    messageTo: (phone: string, isIt: (received: ReceivedMessage) => boolean) =>
      waitFor(`a message to ${phone}`, async () => {
        const received = await rows<ReceivedMessage>(
          `select m.message_id, m.state, m.verdict, m.content from messages m join subscribers s using (shop_id, subscriber_id)
           where s.phone_e164 = $1`,
          [phone],
        );
        return received.find(isIt);
      }),
  };
}
