import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/administration/audit/contract/audit-calls.ts';
import type {
  ApiConversation,
  ApiConversationMessage,
} from '#features/administration/public-api/contract/resources/conversations.ts';
import type { ApiMessage } from '#features/administration/public-api/contract/resources/messages.ts';
import type { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import type { ApiTemplate } from '#features/administration/public-api/contract/resources/templates.ts';
import { SCOPES } from '#features/administration/public-api/contract/scope.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import { get, openShop, post } from '#tools/test-environment/channels-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { ApiClient, problem } from './api-client.ts';

const HELLO = {
  templateName: 'Parcel_ready',
  template: 'Hi {{firstNameWA}}, your parcel is at {{place}}.',
  type: 'Text',
  samples: { place: 'the shop' },
};

let api: ApiClient;
beforeAll(async () => {
  api = await ApiClient.open();
});
afterAll(() => api.close());

describe('a message', () => {
  let template: ApiTemplate;
  beforeAll(async () => {
    await api.client.make(HELLO);
    await api.client.inStatus('parcel_ready', 'ENABLED');
    const { body } = await api.read('/templates');
    [template] = (body as { data: ApiTemplate[] }).data as [ApiTemplate];
  });

  const send = (person: ApiPerson, values: object, idempotencyKey?: string) =>
    api.write('/messages', { personId: person.id, templateId: template.id, values }, idempotencyKey);
  const ends = (id: string) =>
    waitFor('the message to end', async () => {
      const message = (await api.read(`/messages/${id}`)).body as ApiMessage;
      return message.state !== 'queued' && message;
    });

  it('is sent with its values, once, and its receipts can be read', async () => {
    expect(template).toMatchObject({
      name: 'parcel_ready',
      isSendable: true,
      variables: [{ name: 'place' }],
    });
    const person = await api.makePerson();
    await api.grant(person);
    const sent = (await send(person, { place: 'the station' }, 'send-1')).body as ApiMessage;
    const again = (await send(person, { place: 'the station' }, 'send-1')).body as ApiMessage;
    expect(again.id).toBe(sent.id);
    await waitFor('its delivery', async () => {
      const { state } = (await api.read(`/messages/${sent.id}`)).body as ApiMessage;
      return state === 'delivered' || state === 'read';
    });
    const { messages } = await api.client.server.environment.control<{ messages: object[] }>(
      `/whatsapp/messages?to=${encodeURIComponent(person.phone ?? '')}`,
    );
    const ofTemplate = messages.filter((one) => JSON.stringify(one).includes('parcel_ready'));
    expect(ofTemplate).toHaveLength(1);
    expect(JSON.stringify(ofTemplate)).toContain('the station');
    expect((await api.read(`/messages?personId=${person.id}`)).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: sent.id, source: 'api' })]) as [],
    });
  });

  it('is skipped for a person without consent', async () => {
    const { id } = (await send(await api.makePerson(), { place: 'home' })).body as ApiMessage;
    expect(await ends(id)).toMatchObject({ state: 'skipped', reason: 'noConsent' });
  });

  it('is refused without a value, and for an unknown template', async () => {
    const person = await api.makePerson();
    expect(await send(person, {})).toMatchObject({
      status: 422,
      body: { code: 'TEMPLATE_VARIABLES_NOT_FILLED', field: 'values.place' },
    });
    const templateId = crypto.randomUUID();
    expect(await api.write('/messages', { personId: person.id, templateId })).toMatchObject(
      problem(404, 'NOT_FOUND'),
    );
  });
});

describe('a conversation', () => {
  const conversationOf = async ({ id }: Pick<ApiPerson, 'id'>) => {
    const { body } = await api.read(`/conversations?personId=${id}`);
    return (body as { data: ApiConversation[] }).data[0];
  };
  const messagesOf = async ({ id }: ApiPerson) => {
    const { body } = await api.read(`/conversations/${id}/messages`);
    return (body as { data: ApiConversationMessage[] }).data;
  };
  const says = async (person: ApiPerson, text: string) => {
    await api.client.server.environment.control('/whatsapp/inbound', { from: person.phone, text });
    await waitFor('the message', async () => (await messagesOf(person)).some((one) => one.text === text));
  };
  const asks = async (): Promise<ApiPerson> => {
    const person = await api.makePerson();
    await says(person, 'Where is my parcel?');
    return person;
  };
  const reply = (person: Pick<ApiPerson, 'id'>, text: string, idempotencyKey?: string, secret = api.key) =>
    api.write(`/conversations/${person.id}/reply`, { text }, idempotencyKey, secret);
  const writtenTo = async (person: ApiPerson) =>
    api.client.server.rows("select from messages where subscriber_id = $1 and source_type = 'apiReply'", [
      person.id,
    ]);

  it('is answered once, word for word, and the team sees which program answered', async () => {
    const person = await asks();
    expect(await conversationOf(person)).toMatchObject({
      state: 'waiting',
      channel: 'whatsapp',
      lastMessageDirection: 'in',
      excerpt: 'Where is my parcel?',
      assignedTo: null,
      replyUntil: expect.any(String) as string,
    });
    const text = '<b>Tomorrow</b> & “later”\nمرحبا שלום {{first_name}} 🙂';
    const answers = [await reply(person, text, 'reply-1'), await reply(person, text, 'reply-1')];
    const [sent, again] = answers.map(({ body }) => body as ApiConversationMessage);
    expect(sent).toMatchObject({ direction: 'out', text, writtenBy: 'program', writerName: 'Reports' });
    expect(again?.id).toBe(sent?.id);
    expect(await writtenTo(person)).toHaveLength(1);
    expect(await conversationOf(person)).toMatchObject({ state: 'answered', waitingSince: null });
    await waitFor('its delivery', async () =>
      ['delivered', 'read'].includes((await messagesOf(person))[0]?.state ?? ''),
    );
    const { messages } = await api.client.server.environment.control<{ messages: object[] }>(
      `/whatsapp/messages?to=${encodeURIComponent(person.phone ?? '')}`,
    );
    expect(JSON.stringify(messages)).toContain(JSON.stringify(text));
    const whose = `shopUrl=${DEMO_SHOP}&subscriberId=${person.id}`;
    const { body } = await get(api.client.shop, `/database/api/inbox/getMessages?${whose}`);
    expect(Object.values((body as { writers: object }).writers)).toMatchObject([
      { name: 'Reports', isProgram: true },
    ]);
  });

  it('is answered once by a request that is repeated at the same moment', async () => {
    const person = await asks();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reply(person, 'Tomorrow', 'reply-2')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    expect(await writtenTo(person)).toHaveLength(1);
  });

  it('is finished and opened again, and each change is in the audit log', async () => {
    const person = await asks();
    const path = `/conversations/${person.id}`;
    expect((await api.write(`${path}/close`, {})).body).toMatchObject({ personId: person.id, state: 'done' });
    expect((await api.write(`${path}/reopen`, {})).body).toMatchObject({ state: 'waiting' });
    await reply(person, 'Tomorrow');
    const url = `/database/api/audit/getEntries?shopUrl=${DEMO_SHOP}&size=5`;
    const { entries } = (await get(api.client.shop, url)).body as { entries: AuditEntry[] };
    expect(entries.slice(0, 3).map(({ by, action }) => [by.name, action])).toEqual(
      ['reply', 'reopen', 'close'].map((what) => ['Reports', `/api/v1/conversations/:personId/${what}`]),
    );
  });

  it('refuses an answer that may not be sent', async () => {
    const person = await asks();
    expect(await reply(person, ' \n\u00A0')).toMatchObject(problem(422, 'TEXT_EMPTY'));
    expect(await reply(person, 'a'.repeat(1001))).toMatchObject({
      status: 422,
      body: { code: 'MALFORMED_REQUEST', field: 'text' },
    });
    const url = `${api.client.server.appUrl}/api/v1/conversations/${person.id}/reply`;
    const headers = { authorization: `Bearer ${api.key}`, 'idempotency-key': 'reply-large' };
    expect(await announceBody(url, 10_000_000, headers)).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
    expect(await reply(await api.makePerson(), 'Hello')).toMatchObject(problem(409, 'PERSON_SILENT'));
    await says(person, 'STOP');
    await waitFor('the opt-out', async () => (await conversationOf(person))?.replyUntil === null);
    expect(await reply(person, 'Hello', 'reply-3')).toMatchObject(problem(409, 'PERSON_STOPPED'));
    expect(await writtenTo(person)).toEqual([]);
    // The provider's times are whole seconds, so all of this is moved to minutes before.
    for (const earlier of [
      "subscribers set stopped_all_at = stopped_all_at - interval '1 minute'",
      "inbox_threads set last_question_at = last_question_at - interval '2 minutes'",
    ])
      await api.client.server.rows(`update ${earlier} where subscriber_id = $1`, [person.id]);
    expect(await reply(person, 'Hello', 'reply-3')).toMatchObject(problem(409, 'PERSON_STOPPED'));
    await says(person, 'And my refund?');
    expect((await reply(person, 'Hello', 'reply-3')).status).toBe(200);
  });

  it('is hidden from keys without its scopes, and from other shops', async () => {
    const person = await asks();
    const { secret: reader } = await api.makeKey(['conversations:read', 'messages:send']);
    expect((await api.read('/conversations', reader)).status).toBe(200);
    expect(await reply(person, 'Hello', undefined, reader)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    const { secret: writer } = await api.makeKey(['conversations:write', 'messages:read']);
    expect(await api.read('/conversations', writer)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    const path = `/conversations/${person.id}`;
    expect(await api.read(`${path}/messages`, writer)).toMatchObject(problem(403, 'SCOPE_MISSING'));
    const other = await openShop(api.client.server.appUrl, 'bluebell-candles.myshopify.com');
    const { secret } = await api.makeKey(SCOPES, other);
    expect((await api.read('/conversations', secret)).body).toEqual({ data: [], nextCursor: null });
    const missing = { ...problem(404, 'NOT_FOUND'), body: { code: 'NOT_FOUND', field: 'personId' } };
    expect(await api.read(`/conversations?personId=${person.id}`, secret)).toMatchObject(missing);
    expect(await api.read(`${path}/messages`, secret)).toMatchObject(missing);
    expect(await reply(person, 'Hello', undefined, secret)).toMatchObject(missing);
    expect(await api.write(`${path}/close`, {}, undefined, secret)).toMatchObject(missing);
  });

  it('is found by an id that was merged, and gone with an erased person', async () => {
    const person = await asks();
    const former = crypto.randomUUID();
    await api.client.server.rows(
      `insert into subscriber_aliases (shop_id, subscriber_id, merged_into, merged_at)
       select shop_id, $1, subscriber_id, now() from subscribers where subscriber_id = $2`,
      [former, person.id],
    );
    expect((await conversationOf({ id: former }))?.personId).toBe(person.id);
    expect((await reply({ id: former }, 'Tomorrow')).status).toBe(200);
    expect(await writtenTo(person)).toHaveLength(1);
    expect((await api.read(`/conversations/${former}/messages`)).body).toMatchObject({
      data: [{ text: 'Tomorrow' }, { text: 'Where is my parcel?' }],
    });
    const erase = { shopUrl: DEMO_SHOP, subscriberId: person.id };
    await post(api.client.shop, '/database/api/privacy/erasePerson', erase);
    await waitFor('the erasure', async () => (await api.read(`/people/${person.id}`)).status === 404);
    for (const id of [person.id, former])
      expect(await api.read(`/conversations/${id}/messages`)).toMatchObject(problem(404, 'NOT_FOUND'));
    expect(await reply(person, 'Hello')).toMatchObject(problem(404, 'NOT_FOUND'));
    const { data } = (await api.read('/conversations?limit=100')).body as { data: ApiConversation[] };
    expect(data.map(({ personId }) => personId)).not.toContain(person.id);
  });

  it('is listed at its place, and a cursor belongs to its list', async () => {
    const people = [await asks(), await asks(), await asks()];
    const list = async (query: string) =>
      (await api.read(`/conversations?${query}`)).body as { data: ApiConversation[]; nextCursor: string };
    const first = await list('limit=2');
    expect(first.data.map(({ personId }) => personId)).toEqual([people[2]?.id, people[1]?.id]);
    await asks();
    const cursor = encodeURIComponent(first.nextCursor);
    expect((await list(`limit=2&cursor=${cursor}`)).data[0]?.personId).toBe(people[0]?.id);
    expect(await api.read(`/conversations?state=waiting&cursor=${cursor}`)).toMatchObject(
      problem(422, 'CURSOR_INVALID'),
    );
    expect(await api.read(`/conversations/${people[0]?.id}/messages?cursor=${cursor}`)).toMatchObject(
      problem(422, 'CURSOR_INVALID'),
    );
    const invented = Buffer.from('["conversations  ","2026-02-31 10:00:00+00~x"]').toString('base64url');
    expect(await api.read(`/conversations?cursor=${invented}`)).toMatchObject(problem(422, 'CURSOR_INVALID'));
    expect(await api.read('/conversations?state=open')).toMatchObject(problem(422, 'MALFORMED_REQUEST'));
    const waiting = (await list('state=waiting&limit=100')).data.map(
      ({ waitingSince }) => waitingSince ?? '',
    );
    expect(waiting).toEqual(waiting.toSorted());
  });
});
