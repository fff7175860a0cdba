import * as z from 'zod/mini';
import {
  EARLIER_VERSIONS,
  MCP_VERSIONS,
  META,
  MODERN_VERSION,
  RPC_ERROR,
  RpcId,
  RpcMessage,
  type RpcError,
} from '../../contract/mcp.ts';

/** The headers that repeat parts of a message, so that proxies can read them. */
export interface McpHeaders {
  version: string | undefined;
  method: string | undefined;
  name: string | undefined;
}

/** A request of an assistant. `isModern`: it stands alone, as since the revision 2026-07-28. */
export interface McpRequest {
  kind: 'request';
  id: RpcId;
  method: string;
  params: Readonly<Record<string, unknown>>;
  isModern: boolean;
}

export interface McpRefusal {
  kind: 'refused';
  status: number;
  /** Undefined if the message has none that can be read. */
  id: RpcId | undefined;
  error: RpcError;
}

/** Reads one message and checks its version and headers, as the specification says. */
export function readMessage(
  body: unknown,
  headers: McpHeaders,
): McpRequest | McpRefusal | { kind: 'notification' } {
  if (Array.isArray(body))
    return refused(undefined, RPC_ERROR.request, 'Send one message with each request, not a batch.');
  const read = RpcMessage.safeParse(body);
  if (!read.success) return refused(idOf(body), RPC_ERROR.request, 'This is not a request of JSON-RPC 2.0.');
  const { id, method, params = {} } = read.data;
  if (id === undefined) return { kind: 'notification' };
  const meta = partOf(params, '_meta');
  const version = meta[META.version];
  const isModern = version !== undefined || headers.version === MODERN_VERSION;
  const fault = isModern
    ? modernFault({ method, params, meta, version }, headers)
    : versionFault(headers.version, EARLIER_VERSIONS);
  if (fault) return { kind: 'refused', status: 400, id, error: fault };
  return { kind: 'request', id, method, params, isModern };
}

interface Modern {
  method: string;
  params: Readonly<Record<string, unknown>>;
  meta: Readonly<Record<string, unknown>>;
  version: unknown;
}

function modernFault({ method, params, meta, version }: Modern, headers: McpHeaders): RpcError | null {
  if (typeof version !== 'string') return paramsFault(META.version);
  if (headers.version !== version) return headerFault('MCP-Protocol-Version');
  const unsupported = versionFault(version, [MODERN_VERSION]);
  if (unsupported) return unsupported;
  if (headers.method !== method) return headerFault('Mcp-Method');
  if (method === 'tools/call' && decodeHeader(headers.name) !== params['name'])
    return headerFault('Mcp-Name');
  const capabilities = meta[META.capabilities];
  return typeof capabilities === 'object' && capabilities !== null ? null : paramsFault(META.capabilities);
}

function versionFault(version: string | undefined, supported: readonly string[]): RpcError | null {
  if (version === undefined || supported.includes(version)) return null;
  const data = { supported: MCP_VERSIONS, requested: version };
  return { code: RPC_ERROR.version, message: 'Unsupported protocol version', data };
}

function paramsFault(field: string): RpcError {
  return { code: RPC_ERROR.params, message: `The field ${field} of _meta is missing.` };
}

function headerFault(header: string): RpcError {
  return {
    code: RPC_ERROR.headers,
    message: `The header ${header} is missing or is not the same as in the message.`,
  };
}

/** A name that is no plain ASCII is sent as `=?base64?…?=`. */
function decodeHeader(value: string | undefined): string | undefined {
  const [, encoded] = /^=\?base64\?([A-Za-z\d+/]*={0,2})\?=$/.exec(value ?? '') ?? [];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString();
}

function refused(id: RpcId | undefined, code: number, message: string): McpRefusal {
  return { kind: 'refused', status: 400, id, error: { code, message } };
}

function idOf(body: unknown): RpcId | undefined {
  return z.safeParse(RpcId, partOf({ body }, 'body')['id']).data;
}

function partOf(whole: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const part = whole[name];
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
}
