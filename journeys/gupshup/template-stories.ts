import { expect, it } from 'vitest';
import type { ListedTemplate } from '#features/foundations/templates/contract/template-calls.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import type { OpenServer } from '#tools/test-environment/open-server.ts';
import {
  everyDefinition,
  standing,
  submitTemplates,
  uploadSamples,
} from '#tools/test-environment/template-definitions.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** Defines tests of how templates are submitted, corrected, deleted and adopted through Gupshup. */
export function defineTemplateTests(serverOf: () => OpenServer, app: string): void {
  it('submits a template of every kind through Gupshup, and reports invalid ones', async () => {
    const server = serverOf();
    const kinds = everyDefinition(await uploadSamples(server));
    const [plain] = kinds;
    if (!plain) throw new Error('there is no template');
    const gone = { kind: 'video' as const, sampleUrl: `${server.appUrl}/cdn/gone.mp4` };
    await submitTemplates(server, [...kinds, { ...plain, name: 'defined_gone', header: gone }]);
    await waitFor('the verdicts', async () => {
      const states = await standing(server);
      return !states.some(({ status }) => ['DRAFT', 'PENDING'].includes(status));
    });
    expect(await standing(server)).toEqual([
      { status: 'ENABLED', reason: null, count: kinds.length },
      {
        status: 'REJECTED',
        reason: 'sampleIsGone',
        count: 1,
      },
    ]);
  });

  it('submits a rejected template again through Gupshup, under its name', async () => {
    const server = serverOf();
    const shop = await openShop(server.appUrl, DEMO_SHOP);
    const draft = {
      shopUrl: DEMO_SHOP,
      templateName: 'second_try',
      type: 'Text',
      template: 'Hi {{firstNameWA}}, come and see our shop.',
      footer: 'Wren & Willow',
    };
    const { body } = await post(shop, '/templateService/gupshupapproval', draft);
    const { id } = body as { id: string };
    const inStatus = (status: string) =>
      waitFor(`it to be ${status}`, async () => {
        const found = (await listTemplates(shop)).find((one) => one.id === id);
        return found?.status === status && found;
      });
    await inStatus('ENABLED');
    const [rejected] = await atMeta(server, 'second_try');
    const verdict = { status: 'REJECTED', reason: 'PROMOTIONAL' };
    await server.environment.control('/whatsapp/templates/second_try/status', verdict);
    await inStatus('REJECTED');
    const template = 'A calmer text for {{firstNameWA}}, in our shop.';
    expect((await post(shop, '/templateService/resubmit', { ...draft, id, template })).body).toEqual({
      id,
      resultFailure: [],
    });
    expect(await inStatus('ENABLED')).toMatchObject({ template, reason: null });
    // The rejected template is deleted at Meta, and another one gets its name.
    const [made, ...others] = await atMeta(server, 'second_try');
    expect(others).toEqual([]);
    expect(made?.id).not.toBe(rejected?.id);
  });

  it('deletes a template at Gupshup, whatever id its webhooks used', async () => {
    const server = serverOf();
    const shop = await openShop(server.appUrl, DEMO_SHOP);
    const listed = (await listTemplates(shop)).find((one) => one.template_name === 'second_try');
    const { body } = await get(shop, `/templateService/templatedelete?id=${listed?.id}`);
    expect(body).toEqual({ deleted: true, resultFailure: [] });
    await waitFor('it to be gone at Meta', async () => (await atMeta(server, 'second_try')).length === 0);
  });

  it('adopts a template that already exists at Gupshup', async () => {
    const server = serverOf();
    const shop = await openShop(server.appUrl, DEMO_SHOP);
    const elementName = 'there_before';
    const content = 'Come and see what is new in our shop.';
    await fetch(`${server.environment.sandboxUrl}/gupshup/partner/app/${app}/templates`, {
      method: 'POST',
      headers: { authorization: 'app-token' },
      body: new URLSearchParams({
        elementName,
        content,
        languageCode: 'en',
        category: 'MARKETING',
        templateType: 'TEXT',
        example: content,
      }),
    });
    await waitFor('its approval', async () =>
      (await atMeta(server, elementName)).some(({ status }) => status === 'APPROVED'),
    );
    const draft = { shopUrl: DEMO_SHOP, templateName: elementName, type: 'Text', template: content };
    await post(shop, '/templateService/gupshupapproval', draft);
    await waitFor('ours to be approved', async () =>
      (await listTemplates(shop)).some(
        (one) => one.template_name === elementName && one.status === 'ENABLED',
      ),
    );
  });
}

/** Defines tests of decisions by Gupshup whose webhooks were lost. */
export function testLostVerdicts(serverOf: () => OpenServer): void {
  it('reads Gupshup’s list every day, so that a lost decision still arrives', async () => {
    const server = serverOf();
    const shop = await openShop(server.appUrl, DEMO_SHOP);
    const play = (what: string, body: object) =>
      server.environment.control(`/whatsapp/templates/${what}`, body);
    await server.environment.control('/misbehaviour', {
      partner: 'whatsapp',
      kind: 'webhooksLost',
      times: 1000,
    });
    await play('cart_reminder_1_offer/status', { status: 'REJECTED', reason: 'PROMOTIONAL' });
    await play('cart_reminder_2_offer/quality', { quality: 'RED' });
    await play('there_before/category', { category: 'UTILITY' });
    const draft = { shopUrl: DEMO_SHOP, templateName: 'unheard', type: 'Text', template: 'All is new here.' };
    await post(shop, '/templateService/gupshupapproval', draft);
    await waitFor('an approval that nobody hears', async () =>
      (await atMeta(server, 'unheard')).some(({ status }) => status === 'APPROVED'),
    );
    const reported = () =>
      server.rows(
        `select name, status, reason, category, quality from template_submissions
         where language = 'en' and name in ('cart_reminder_1_offer', 'cart_reminder_2_offer', 'there_before', 'unheard')
         order by name`,
      );
    const marketing = { status: 'ENABLED', reason: null, category: 'MARKETING', quality: 'UNKNOWN' };
    expect(await reported()).toEqual([
      { name: 'cart_reminder_1_offer', ...marketing },
      { name: 'cart_reminder_2_offer', ...marketing },
      { name: 'there_before', ...marketing },
      { name: 'unheard', ...marketing, status: 'PENDING' },
    ]);
    await fetch(`${server.environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
    await server.environment.forward(DAY_MS);
    await waitFor('the reading', async () => (await reported()).at(-1)?.['status'] === 'ENABLED');
    expect(await reported()).toEqual([
      { name: 'cart_reminder_1_offer', ...marketing, status: 'REJECTED', reason: 'PROMOTIONAL' },
      { name: 'cart_reminder_2_offer', ...marketing, quality: 'RED' },
      { name: 'there_before', ...marketing, category: 'UTILITY' },
      { name: 'unheard', ...marketing },
    ]);
  });
}

async function listTemplates(shop: Shop): Promise<ListedTemplate[]> {
  const { body } = await get(shop, `/templateService/getAll?shopUrl=${DEMO_SHOP}`);
  return (body as { data: ListedTemplate[] }).data;
}

async function atMeta(
  server: OpenServer,
  name: string,
): Promise<{ id: string; name: string; status: string }[]> {
  const { templates } = await server.environment.control<{
    templates: { id: string; name: string; status: string }[];
  }>('/whatsapp/templates');
  return templates.filter((one) => one.name === name);
}
