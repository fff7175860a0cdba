import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { GraphError } from '#partners/meta/payloads/graph-error.ts';
import { TemplateListResponse } from '#partners/whatsapp/payloads/template.ts';
import { objectIn } from '../core/json-parts.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { readForms } from '../shopify/read-form.ts';
import { toGupshupId, toGupshupTemplate, toMetaId } from './to-gupshup-template.ts';
import { toMetaTemplate } from './to-meta-template.ts';

interface OnApp {
  Params: { appId: string };
}
interface OnTemplate {
  Params: { appId: string; name: string; id: string };
}
type Passed = { status: number; body: Record<string, unknown> };

const META = '/meta/v25.0';

/**
 * Gupshup's partner API for one app, under `/gupshup`. Calls that Gupshup passes on to Meta go to the pretend WhatsApp
 * as calls of their own, so the same rules refuse them.
 */
export function registerGupshup(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  const { phoneNumberId, businessAccountId, accessToken } = sandbox.settings.whatsapp;
  readForms(server);
  server.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume();
    body.on('end', () => done(null, {}));
  });
  const passOn = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<Passed> => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await server.inject({ method, ...(payload && { payload }), url: META + path, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  server.addHook<OnApp>('preHandler', async (request, reply) => {
    if (isAllowed(sandbox, request)) return;
    await refuse(reply, 401, 'Authentication Failed');
  });

  server.post<OnApp>('/partner/app/:appId/v3/message', async ({ body }, reply) => {
    const planned = sandbox.misbehaviour.list().find(isOwnCode);
    if (planned) {
      sandbox.misbehaviour.claim('whatsapp', 'errorCode');
      return refuse(reply, 400, OWN_REFUSALS[planned.code ?? 0] ?? '', planned.code);
    }
    const passed = await passOn('POST', `/${phoneNumberId}/messages`, objectIn(body));
    return reply.code(passed.status).send(passed.body);
  });
  server.post<OnApp>('/partner/app/:appId/templates', async ({ body }, reply) => {
    const form = Form.parse(body);
    const passed = await passOn('POST', `/${businessAccountId}/message_templates`, toMetaTemplate(form));
    if (passed.status < 300) return { status: 'success', template: showTemplate(form, passed.body) };
    return refuse(reply, 400, sentenceOf(passed.body));
  });
  server.get<OnApp>('/partner/app/:appId/templates', async ({ params: { appId } }) => {
    const { body } = await passOn('GET', `/${businessAccountId}/message_templates?limit=1000`);
    const { data } = TemplateListResponse.parse(body);
    return { status: 'success', templates: data.map((one) => toGupshupTemplate(appId, one)) };
  });
  server.delete<OnTemplate>(
    '/partner/app/:appId/template/:name/:id',
    async ({ params: { name, id } }, reply) => {
      const query = new URLSearchParams({ name, hsm_id: toMetaId(id) }).toString();
      const passed = await passOn('DELETE', `/${businessAccountId}/message_templates?${query}`);
      return passed.status < 300 ? { status: 'success' } : refuse(reply, 400, 'Template Does not exists.');
    },
  );
  server.post<OnApp>('/partner/app/:appId/upload/media', () => ({
    status: 'success',
    handleId: { message: `4::aW1hZ2UvcG5n:${randomBytes(24).toString('base64url')}` },
  }));
  return Promise.resolve();
}

const Form = z.record(z.string(), z.string()).catch({});

const OWN_REFUSALS: Record<number, string> = {
  1003: 'Unable to send message: insufficient wallet balance.',
  1005: 'Message does not match any approved template.',
  1006: 'Number is not opted in.',
  1008: 'User is not opted in and inactive.',
  1012: 'User has opted out.',
  4001: 'Too many requests.',
};

function isOwnCode({
  partner,
  kind,
  code,
}: {
  partner: string;
  kind: string;
  code?: number | undefined;
}): boolean {
  return partner === 'whatsapp' && kind === 'errorCode' && (code ?? 0) in OWN_REFUSALS;
}

function isAllowed({ settings }: Sandbox, request: FastifyRequest<OnApp>): boolean {
  const { gupshup } = settings;
  return gupshup?.appId === request.params.appId && request.headers.authorization === gupshup.appToken;
}

function refuse(reply: FastifyReply, status: number, message: string, code?: number): FastifyReply {
  return reply.code(status).send({ status: 'error', ...(code !== undefined && { code }), message });
}

function showTemplate(form: Record<string, string>, made: Record<string, unknown>): object {
  const { elementName, languageCode, category, templateType, content } = form;
  return {
    ...made,
    id: toGupshupId(String(made['id'])),
    elementName,
    languageCode,
    category,
    templateType,
    data: content,
  };
}

/** Gupshup has its own error for a name that is already used. All other errors are Meta's. */
function sentenceOf(body: Record<string, unknown>): string {
  const error = GraphError.safeParse(body).data?.error;
  return error?.error_subcode === 2_388_024
    ? 'Template Already exists with same namespace and elementName and languageCode'
    : (error?.error_user_msg ?? error?.message ?? 'Template is not valid');
}
