import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { openStore } from './open-store.ts';
import type { StoreRecords } from './store.ts';

export interface Problem {
  status: 404 | 422;
  message: string;
}

export interface ControlRequest<Body> {
  params: { shop: string; token: string; id: string };
  query: Record<string, string>;
  body: Body;
}

type Handle<Body> = (
  records: StoreRecords,
  request: ControlRequest<Body>,
) => object | Problem | Promise<object | Problem>;

export interface ControlRoutes {
  get: (url: string, handle: Handle<unknown>) => void;
  /** The body is checked against its shape first. A missing body is an empty object. */
  post: <Body>(url: string, shape: z.ZodType<Body>, handle: Handle<Body>) => void;
}

/** Returns functions that add routes below `/shops/{shop}` of the control API. */
export function makeControlRoutes(server: FastifyInstance, sandbox: Sandbox): ControlRoutes {
  const add = (method: 'GET' | 'POST', url: string, handle: Handle<unknown>) => {
    server.route<{ Params: ControlRequest<unknown>['params']; Querystring: Record<string, string> }>({
      method,
      url: `/shops/:shop${url}`,
      handler: async ({ params, query, body }, reply) => {
        const records = openStore(sandbox, params.shop);
        const answer = records ? await handle(records, { params, query, body }) : missing('store');
        return send(reply, answer);
      },
    });
  };
  return {
    get: (url, handle) => add('GET', url, handle),
    post: (url, shape, handle) =>
      add('POST', url, (records, request) => {
        const read = shape.safeParse(request.body ?? {});
        return read.success ? handle(records, { ...request, body: read.data }) : invalid(read.error);
      }),
  };
}

export function missing(what: string): Problem {
  return { status: 404, message: `There is no such ${what}` };
}

export function refused(message: string): Problem {
  return { status: 422, message };
}

function invalid(error: z.ZodError): Problem {
  return refused(
    error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '),
  );
}

function send(reply: FastifyReply, answer: object | Problem): FastifyReply {
  return 'status' in answer && 'message' in answer
    ? reply.code(answer.status).send({ message: answer.message })
    : reply.send(answer);
}
