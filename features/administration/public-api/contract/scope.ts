import * as z from 'zod/mini';

/**
 * What a key of the API may do. Each resource is read and changed by separate scopes, so that a leaked key of a report
 * sends nothing.
 */
export const SCOPES = [
  'people:read',
  'people:write',
  'events:read',
  'consents:read',
  'consents:write',
  'messages:read',
  'messages:send',
  'conversations:read',
  'conversations:write',
  'templates:read',
  'campaigns:read',
  'broadcasts:read',
  'broadcasts:write',
  'segments:read',
  'orders:read',
  'figures:read',
  'exports:read',
  'exports:write',
  'assistants:texts',
] as const;
export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;
