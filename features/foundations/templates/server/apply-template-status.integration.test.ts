import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { BUSINESS_ACCOUNT } from '#platform/testing/cast.ts';
import {
  allHandled,
  openServer,
  postMetaWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import {
  everyDefinition,
  standing,
  submitTemplates,
  uploadSamples,
} from '#tools/test-environment/template-definitions.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { stopTemplate } from './stop-template.ts';

const CART = 'cart_reminder_1_offer';
const NEXT_CART = 'cart_reminder_2_offer';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  await waitFor('the reminder to be approved', async () => (await template(CART)).status === 'ENABLED');
});
afterAll(() => server.close());

interface Template {
  status: string;
  category: string;
  quality: string;
  id: string;
}

async function template(name: string): Promise<Template> {
  const rows = await server.rows<Template>(
    "select status, category, quality, provider_template_id as id from template_submissions where name = $1 order by language = 'en' desc",
    [name],
  );
  return rows[0] ?? { status: 'none', category: '', quality: '', id: '' };
}

const play = (what: string, body: object) => server.environment.control(`/whatsapp/templates/${what}`, body);

/** Posts Meta's report about a template with this time. Resolves once it is processed. */
async function report(field: string, value: object, time?: number): Promise<void> {
  const entry = { id: BUSINESS_ACCOUNT, ...(time !== undefined && { time }), changes: [{ field, value }] };
  await postMetaWebhook(server.appUrl, 'whatsapp', { object: 'whatsapp_business_account', entry: [entry] });
  await allHandled(server.rows);
}

const testSeconds = async () =>
  Math.floor(Date.parse((await server.environment.control<{ now: string }>('/clock')).now) / 1000);

describe('a decision about a template', () => {
  const verdict = (event: string, more: object) => ({
    event,
    message_template_id: 1,
    message_template_name: CART,
    message_template_language: 'en',
    reason: null,
    ...more,
  });

  it('that is old and arrives late changes nothing', async () => {
    await play(`${CART}/status`, { status: 'PAUSED' });
    await waitFor('the pause', async () => (await template(CART)).status === 'PAUSED');
    await server.environment.forward(2000);
    await play(`${CART}/status`, { status: 'APPROVED' });
    await waitFor('the approval', async () => (await template(CART)).status === 'ENABLED');
    const id = Number((await template(CART)).id);
    const late = verdict('DISABLED', { message_template_id: id });
    await report('message_template_status_update', late, (await testSeconds()) - 3600);
    expect((await template(CART)).status).toBe('ENABLED');
  });

  it('applies by the template’s id, and by its name in any notation of the language', async () => {
    const id = Number((await template(CART)).id);
    await server.environment.forward(1000);
    const byId = verdict('PAUSED', { message_template_id: id, message_template_language: 'en-XX' });
    await report('message_template_status_update', byId, await testSeconds());
    expect((await template(CART)).status).toBe('PAUSED');
    await server.rows(
      "update template_submissions set provider_template_id = null where name = $1 and language = 'en'",
      [CART],
    );
    await server.environment.forward(1000);
    const byName = verdict('APPROVED', { message_template_id: id, message_template_language: 'EN' });
    await report('message_template_status_update', byName, await testSeconds());
    expect(await template(CART)).toMatchObject({ status: 'ENABLED', id: String(id) });
  });
});

describe('a refusal of a message', () => {
  const reported = async (status: string, known: string) => {
    await play(`${CART}/status`, { status });
    await waitFor(known, async () => (await template(CART)).status === known);
  };
  const stop = async (refusedAt: Date) => {
    const [row] = await server.rows<{ id: string; language: string }>(
      "select sender_id as id, language from template_submissions where name = $1 order by language = 'en' desc",
      [CART],
    );
    if (!row) throw new Error('it was not submitted');
    const named = { senderId: row.id, templateName: CART, language: row.language };
    await stopTemplate({ db: server.db, log: openLogger('silent', 'test') }, named, {
      refusedAt,
      reason: 'It is paused.',
    });
    return (await template(CART)).status;
  };

  it('stops its template until the provider approves it, even if its clock is a little behind ours', async () => {
    await server.environment.forward(10_000);
    const refusedAt = new Date((await testSeconds()) * 1000 + 5000);
    expect(await stop(refusedAt)).toBe('PAUSED');
    await reported('APPROVED', 'ENABLED');
  });

  it('that arrives after the provider approved its template again stops nothing', async () => {
    await server.environment.forward(5000);
    const refusedAt = new Date((await testSeconds()) * 1000);
    await reported('PAUSED', 'PAUSED');
    await reported('APPROVED', 'ENABLED');
    expect(await stop(refusedAt)).toBe('ENABLED');
  });
});

it('has the category with which WhatsApp approved it', async () => {
  const { id } = await template(CART);
  const approved = (category: string) => ({
    event: 'APPROVED',
    message_template_id: Number(id),
    message_template_name: CART,
    message_template_language: 'en',
    message_template_category: category,
    reason: 'NONE',
  });
  for (const category of ['UTILITY', 'MARKETING']) {
    await server.environment.forward(1000);
    await report('message_template_status_update', approved(category), await testSeconds());
    expect(await template(CART)).toMatchObject({ status: 'ENABLED', category });
  }
});

it('submits a template of every kind through Meta, and reports invalid ones', async () => {
  const kinds = everyDefinition(await uploadSamples(server));
  const [plain] = kinds;
  if (!plain) throw new Error('there is no template');
  const gone = { kind: 'video' as const, sampleUrl: `${server.appUrl}/cdn/gone.mp4` };
  await submitTemplates(server, [
    ...kinds,
    { ...plain, name: 'defined_wrongly', body: '{{1}}, these are new in the shop.' },
    { ...plain, name: 'defined_gone', header: gone },
  ]);
  await waitFor('the verdicts', async () => {
    const states = await standing(server);
    return !states.some(({ status }) => ['DRAFT', 'PENDING'].includes(status));
  });
  expect(await standing(server)).toEqual([
    { status: 'ENABLED', reason: null, count: kinds.length },
    { status: 'REJECTED', reason: 'The text may not begin or end with a variable.', count: 1 },
    { status: 'REJECTED', reason: 'sampleIsGone', count: 1 },
  ]);
});

it('reads Meta’s list every day, page by page, so that a lost decision still arrives', async () => {
  const { token, url } = { token: 'bellbird-sandbox-whatsapp-token', url: server.environment.sandboxUrl };
  for (let at = 0; at < 101; at += 1)
    await fetch(`${url}/meta/v25.0/${BUSINESS_ACCOUNT}/message_templates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `another_${at}`,
        language: 'en',
        category: 'UTILITY',
        components: [{ type: 'BODY', text: 'Hello there' }],
      }),
    });
  for (const [what, body] of [
    [`${CART}/status`, { status: 'DISABLED' }],
    [`${NEXT_CART}/quality`, { quality: 'GREEN' }],
  ] as const) {
    await server.environment.control('/misbehaviour', { partner: 'whatsapp', kind: 'webhooksLost' });
    await play(what, body);
  }
  await server.environment.forward(DAY_MS);
  await waitFor('the first page', async () => {
    const rows = await server.rows('select 1 from senders where templates_cursor is not null');
    return rows.length > 0;
  });
  await server.environment.forward(61_000);
  await waitFor('the lost words', async () => {
    const [cart, next] = [await template(CART), await template(NEXT_CART)];
    return cart.status === 'DISABLED' && next.quality === 'GREEN';
  });
  await waitFor('the last page', async () => {
    const rows = await server.rows('select 1 from senders where templates_cursor is not null');
    return rows.length === 0;
  });
});
