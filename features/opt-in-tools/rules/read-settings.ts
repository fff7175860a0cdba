import type { ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';

export type ReadSettings =
  | { kind: 'read'; settings: ToolSettings }
  /** `wrong` are the settings that are not what they should be. */
  | { kind: 'setAside'; wrong: string[] };

/**
 * A tool's settings as they were stored by this release or one before it: what it does not know any more is left out,
 * what it did not know then is as it is by default.
 */
export function readSettings(definition: ToolDefinition, stored: unknown, shopName: string): ReadSettings {
  if (!isObject(stored)) return { kind: 'setAside', wrong: ['all of them'] };
  const read = definition.settings.safeParse({ ...definition.defaultSettings(shopName), ...stored });
  if (read.success) return { kind: 'read', settings: read.data };
  return { kind: 'setAside', wrong: [...new Set(read.error.issues.map(({ path }) => path.join('.')))] };
}

function isObject(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}
