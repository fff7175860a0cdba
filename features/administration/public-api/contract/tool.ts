import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** The request for an endpoint that a tool makes. */
export interface ToolRequest {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: object;
}

/** A tool that assistants may use, defined once: the key needs the scope of its endpoint. */
export interface Tool<Input extends z.core.$ZodType = z.core.$ZodType> {
  /** As the model calls it. It never changes, because people allow tools by name. */
  name: string;
  /** What people see. */
  title: string;
  /** When to use it and what it returns, for the model. */
  description: string;
  input: Input;
  endpoint: Endpoint;
  toRequest: (input: z.core.output<Input>) => ToolRequest;
  /** How many entries a page has. A tool without it returns no list. */
  pageSize?: number;
}

/** Declares a tool. Its input is parsed before `toRequest` gets it. */
export function defineTool<Input extends z.core.$ZodType>(tool: Tool<Input>): Tool {
  return { ...tool, toRequest: (input) => tool.toRequest(input as z.core.output<Input>) };
}
