import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';

interface Call {
  request: FastifyRequest;
  status: number | null;
  answer: unknown;
}

/** Writes one call of the product into the exchanges the control panel shows. */
export function logCall(sandbox: Sandbox, { request, status, answer }: Call): void {
  sandbox.log.add({
    at: sandbox.clock.now().toISOString(),
    partner: 'whatsapp',
    direction: 'in',
    summary: summaryOf(request),
    status,
    request: request.body ?? null,
    answer,
  });
}

function summaryOf(request: FastifyRequest): string {
  const path = request.url.slice('/meta'.length).split('?')[0] ?? '';
  const body = (request.body ?? {}) as {
    type?: string;
    to?: string;
    template?: { name?: string };
    name?: string;
  };
  const what = body.template?.name ?? body.name ?? body.type ?? '';
  return [request.method, path.replace(/^\/v[\d.]+\/\d+/, ''), what, body.to && `to ${body.to}`]
    .filter(Boolean)
    .join(' ');
}
