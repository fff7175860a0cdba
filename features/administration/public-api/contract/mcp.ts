import * as z from 'zod/mini';

/** The address of the server for assistants; Model Context Protocol. */
export const MCP_PATH = '/mcp';

/** The revision in which each request stands alone. */
export const MODERN_VERSION = '2026-07-28';
/** Earlier revisions, which begin with `initialize`, the newest first. In both, a request has one message. */
export const EARLIER_VERSIONS = ['2025-11-25', '2025-06-18'] as const;
export const MCP_VERSIONS: readonly string[] = [MODERN_VERSION, ...EARLIER_VERSIONS];

/** The fields of `_meta` that a modern request has. */
export const META = {
  version: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** The error codes of JSON-RPC and of the protocol. */
export const RPC_ERROR = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  headers: -32020,
  version: -32022,
} as const;

export const RpcId = z.union([z.string().check(z.maxLength(200)), z.int()]);
export type RpcId = z.infer<typeof RpcId>;

/** A request, or without an id a notification. */
export const RpcMessage = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(RpcId),
  method: z.string().check(z.maxLength(200)),
  params: z.optional(z.record(z.string(), z.unknown())),
});

export interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

/** The parameters of `tools/call`. */
export const CallParams = z.object({
  name: z.string(),
  arguments: z.optional(z.record(z.string(), z.unknown())),
});
