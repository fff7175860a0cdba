import { mergeDeep } from '../contract/merge-deep.ts';
import type { NewTool, ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';

export type ReadSettings =
  | { kind: 'read'; settings: ToolSettings }
  /** `wrong` has the paths of the invalid settings. */
  | { kind: 'unreadable'; wrong: string[] };

/**
 * Reads settings that this or an earlier release stored. Unknown settings are dropped, and missing ones get their
 * defaults.
 */
export function readSettings(definition: ToolDefinition, stored: unknown, tool: NewTool): ReadSettings {
  if (!isObject(stored)) return { kind: 'unreadable', wrong: ['all of them'] };
  const current = definition.readOlder?.(stored) ?? stored;
  const read = definition.settings.safeParse(mergeDeep(definition.defaultSettings(tool), current));
  if (read.success) return { kind: 'read', settings: read.data };
  return { kind: 'unreadable', wrong: [...new Set(read.error.issues.map(({ path }) => path.join('.')))] };
}

function isObject(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}
