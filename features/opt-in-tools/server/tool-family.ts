import type { Logger } from '#platform/logging/logger.ts';
import type { ToolSettings, ToolList } from '../contract/tool-definition.ts';
import { readSettings } from '../rules/read-settings.ts';
import type { ToolRow } from './tool-queries.ts';

/** The tools that a server has, and how what a shop has of them is read. */
export interface ToolFamily {
  definitions: ToolList;
  /** A tool's settings, or null when what is stored cannot be read: then it is set aside, and the others go on. */
  read: (row: ToolRow, shopName: string) => ToolSettings | null;
}

/** What is set aside is reported once. */
export function toolFamily(log: Logger, definitions: ToolList): ToolFamily {
  const reported = new Set<string>();
  const read: ToolFamily['read'] = (row, shopName) => {
    const { tool_id: toolId, shop_id: shopId, type, settings } = row;
    const definition = definitions.find((one) => one.type === type);
    if (definition === undefined) return null;
    const found = readSettings(definition, settings, shopName);
    if (found.kind === 'read') return found.settings;
    if (!reported.has(toolId)) {
      reported.add(toolId);
      log.error(
        { shopId, toolId, type, wrong: found.wrong },
        'a tool’s settings cannot be read; it is set aside',
      );
    }
    return null;
  };
  return { definitions, read };
}
