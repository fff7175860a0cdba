import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors/app-error.ts';
import { errorAnswer, isFault, refusalOf } from '#platform/http/error-answer.ts';
import { fieldOfIssue } from '#platform/http/issue-field.ts';
import type { Tool } from '../../contract/tool.ts';
import { MOST_ANSWER_LENGTH, renderAnswer } from '../../rules/mcp/render-answer.ts';
import type { KeyInUse } from '../api-keys.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

/** The scope of keys whose assistants may read what shoppers wrote. */
const TEXTS_SCOPE = 'assistants:texts';

interface ToolResult {
  content: { type: 'text'; text: string }[];
  isError: boolean;
}

interface ToolCall {
  raw: FastifyRequest;
  key: KeyInUse;
  tool: Tool;
  input: unknown;
}

/**
 * Calls the endpoint of a tool and returns its answer for a model. What a model can correct, such as a wrong input, is a
 * result with `isError`. Throws our own faults.
 */
export async function callTool(
  binder: EndpointBinder,
  { raw, key, tool, input }: ToolCall,
): Promise<ToolResult> {
  const read = z.safeParse(tool.input, input);
  if (!read.success) return failed(describeIssue(read.error.issues[0]));
  const { query, ...request } = tool.toRequest(read.data);
  const isActing = tool.endpoint.method === 'POST';
  const fence = { boundary: randomBytes(12).toString('hex'), mayRead: key.scopes.includes(TEXTS_SCOPE) };
  const ask = async (limit: number | undefined, idempotencyKey: string): Promise<string> => {
    const page = limit === undefined ? query : { ...query, limit: String(limit) };
    const answer = await binder.call(tool.endpoint, raw, { ...request, query: page ?? {}, idempotencyKey });
    const text = renderAnswer(answer, fence);
    if (text.length <= MOST_ANSWER_LENGTH || limit === undefined || limit === 1) return text;
    // A shorter page has the right cursor, which a page that is cut off has not.
    const fitting = Math.floor((limit * MOST_ANSWER_LENGTH) / text.length);
    return ask(Math.max(1, Math.min(fitting, Math.floor(limit / 2))), idempotencyKey);
  };
  try {
    const text = isActing
      ? await actOnce(keyOfInput(tool, read.data), (once) => ask(tool.pageSize, once))
      : await ask(tool.pageSize, '');
    return { content: [{ type: 'text', text }], isError: false };
  } catch (error) {
    if (isFault(refusalOf(error).code)) throw error;
    return failed(describeRefusal(error, raw.id));
  }
}

/** Acts once a day for an input. If what was made has been deleted since, it is made again. */
async function actOnce(
  idempotencyKey: string,
  act: (idempotencyKey: string) => Promise<string>,
): Promise<string> {
  try {
    return await act(idempotencyKey);
  } catch (error) {
    if (refusalOf(error).code !== 'NOT_FOUND') throw error;
    return act(`mcp-${randomBytes(16).toString('hex')}`);
  }
}

/** A model that repeats a call, because its answer got lost, makes no second draft. */
function keyOfInput(tool: Tool, input: unknown): string {
  const text = JSON.stringify([tool.name, input], (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `mcp-${createHash('sha256').update(text).digest('hex')}`;
}

function failed(text: string): ToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function describeRefusal(error: unknown, requestId: string): string {
  const { message, field } = errorAnswer(refusalOf(error), requestId).error;
  const wait = error instanceof AppError ? error.retryAfterSeconds : undefined;
  const details = [field !== undefined && `Field: ${field}.`, wait && `Wait ${wait} seconds.`].filter(
    Boolean,
  );
  return [message, ...details].join(' ');
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'The input is not valid.';
  const field = fieldOfIssue(issue);
  return `The input is not valid. ${field === '' ? '' : `${field}: `}${issue.message}.`;
}
