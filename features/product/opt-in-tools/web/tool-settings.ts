import { mergeDeep } from '../contract/merge-deep.ts';
import { settingsOfStates } from '../contract/settings-of-states.ts';
import type { ToolDefinition, ToolSettings } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';
import type { Tool } from './use-tools.ts';

/** What there is to know of a type. */
export function definitionOf(type: string): ToolDefinition {
  const definition: ToolDefinition | undefined = TOOLS.find((one) => one.type === type);
  if (definition === undefined) throw new Error(`${type} is no type of opt-in tool`);
  return definition;
}

/** A tool's settings as they came over the wire; what it says nothing of is as in a new tool. */
export function settingsOf(tool: Tool, shopName: string): ToolSettings {
  const definition = definitionOf(tool.type);
  const fresh = definition.defaultSettings({ shopName, channel: tool.channel, language: 'en' });
  const read = definition.settings.safeParse(mergeDeep(fresh, settingsOfStates(tool) ?? {}));
  return read.success ? read.data : fresh;
}

/** Whether a guide leads through the set-up of a tool, step by step. */
export function isGuided({ guideStep }: Pick<Tool, 'guideStep'>): boolean {
  return guideStep !== undefined;
}
