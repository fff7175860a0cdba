import type { Channel } from '#platform/channel/channel.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { statesOfSettings } from '../contract/states-of-settings.ts';
import type { getTools } from '../contract/tool-calls.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';

type Tool = ResponseOf<typeof getTools>['popups'][number];

/** Returns the settings of a new tool of this type. */
export function newSettings(type: Tool['type'], channel: Channel = 'WA'): ToolSettings {
  const fresh = { shopName: 'Demo Tea', channel, language: 'en' } as const;
  return definitionOf(type).defaultSettings(fresh);
}

/** Returns a tool as its merchant sees it: saved once, off, without figures. */
export function sampleTool(
  type: Tool['type'],
  { settings, ...changes }: Partial<Tool> & { settings?: ToolSettings } = {},
): Tool {
  const channel = changes.channel ?? 'WA';
  const { name, description, renderingIntent, channels } = definitionOf(type);
  return {
    ...statesOfSettings(settings ?? newSettings(type, channel)),
    id: `0190a000-0000-7000-8000-0000000${type.length}${channel === 'WA' ? '0001' : '0002'}`,
    type,
    genType: type,
    channel,
    name,
    description,
    active: false,
    featureLockKey: channels[channel]?.planFlag ?? '',
    renderingIntent,
    revision: 2,
    chatUrl: null,
    isSetAside: false,
    askedToConfirmToday: 0,
    isInExperiment: false,
    analytics: NOTHING_COUNTED,
    ...changes,
  };
}

const NOTHING_COUNTED: Tool['analytics'] = {
  impressions: 0,
  opens: 0,
  dismissals: 0,
  conversionNumber: 0,
  conversion: 0,
  codesUsed: 0,
  orders: 0,
  revenueMinor: 0,
  currency: 'EUR',
};

function definitionOf(type: Tool['type']) {
  const definition = TOOLS.find((one) => one.type === type);
  if (definition === undefined) throw new Error(`${type} is no type of opt-in tool`);
  return definition;
}
