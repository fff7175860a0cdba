import type { FastifyRequest } from 'fastify';
import { objectIn, textIn } from '../core/json-parts.ts';
import type { Sandbox } from '../core/sandbox.ts';

interface Call {
  request: FastifyRequest;
  status: number | null;
  answer: unknown;
}

/** Adds a call of the product to the exchanges that the control panel shows. */
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
  const body = objectIn(request.body);
  const what = textIn(objectIn(body['template'])['name']) || textIn(body['name']) || textIn(body['type']);
  const to = textIn(body['to']);
  return [request.method, path.replace(/^\/v[\d.]+\/\d+/, ''), what, to && `to ${to}`]
    .filter(Boolean)
    .join(' ');
}
