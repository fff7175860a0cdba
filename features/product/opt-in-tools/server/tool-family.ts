import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { ToolSettings, ToolList } from '../contract/tool-definition.ts';
import { languageOfShop } from '../contract/words/languages.ts';
import { readSettings } from '../rules/read-settings.ts';
import type { ToolRow } from './tool-queries.ts';

/** The tools that a server has, and how what a shop has of them is read. */
export interface ToolFamily {
  definitions: ToolList;
  /** A tool's settings, or null when what is stored cannot be read: then it is set aside, and the others go on. */
  read: (row: ToolRow, shop: Pick<Shop, 'name' | 'locale'>) => ToolSettings | null;
}

/** What is set aside is reported once. */
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
