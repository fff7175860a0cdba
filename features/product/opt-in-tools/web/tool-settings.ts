import { mergeDeep } from '../contract/merge-deep.ts';
import { settingsOfStates } from '../contract/settings-of-states.ts';
import type { ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';
import type { Tool } from './use-tools.ts';

/** Returns the definition of a type. */
export function definitionOf(type: string): ToolDefinition {
  const definition: ToolDefinition | undefined = TOOLS.find((one) => one.type === type);
  if (definition === undefined) throw new Error(`${type} is no type of opt-in tool`);
  return definition;
}

/** Returns a tool's settings from the API. Missing settings have the values of a new tool. */
export function settingsOf(tool: Tool, shopName: string): ToolSettings {
  const definition = definitionOf(tool.type);
  const fresh = definition.defaultSettings({ shopName, channel: tool.channel, language: 'en' });
  const read = definition.settings.safeParse(mergeDeep(fresh, settingsOfStates(tool) ?? {}));
  return read.success ? read.data : fresh;
}

/** Whether a step-by-step guide leads through the set-up of a tool. */
export function isGuided({ guideStep }: Pick<Tool, 'guideStep'>): boolean {
  return guideStep !== undefined;
}
