import * as z from 'zod/mini';
import type { Tool } from '../../contract/tool.ts';

/** Returns the definition of a tool as `tools/list` gives it. */
export function describeTool({ name, title, description, input, endpoint }: Tool): object {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  const isReading = endpoint.method === 'GET';
  return {
    name,
    title,
    description,
    inputSchema,
    annotations: {
      title,
      readOnlyHint: isReading,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}
