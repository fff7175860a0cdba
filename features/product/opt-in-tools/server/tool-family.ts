import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { ToolSettings, ToolList } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { readSettings } from '../rules/read-settings.ts';
import type { ToolRow } from './tool-queries.ts';

/** The tools of a server, and how their stored rows are read. */
export interface ToolFamily {
  definitions: ToolList;
  /** Returns a tool's settings, or null if they cannot be read. The other tools continue to work. */
  read: (row: ToolRow, shop: Pick<Shop, 'name' | 'locale'>) => ToolSettings | null;
}

/** Returns the tools of a server. Unreadable settings are logged once. */
export function toolFamily(log: Logger, definitions: ToolList): ToolFamily {
  const reported = new Set<string>();
  const read: ToolFamily['read'] = (row, shop) => {
    const { tool_id: toolId, shop_id: shopId, type, channel, settings } = row;
    const definition = definitions.find((one) => one.type === type);
    if (definition === undefined) return null;
    const newTool = { shopName: shop.name, channel, language: languageOfShop(shop) };
    const found = readSettings(definition, settings, newTool);
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
