import type { DesignStates } from '../contract/experiment.ts';
import { mergeDeep } from '../contract/merge-deep.ts';
import { settingsOfStates } from '../contract/settings-of-states.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';

/** Returns the settings with the other design merged over them, or null if its background is not one of ours. */
export function otherDesign(settings: ToolSettings, states: DesignStates): object | null {
  const given = settingsOfStates(states);
  return given === null ? null : mergeDeep(settings, designOf(given));
}

/** Returns the typed settings with the saved design. Settings that two designs must share stay as typed. */
export function withoutOtherDesign(saved: ToolSettings, typed: ToolSettings): ToolSettings {
  const { layout, background, views, image, wheel, chat, messenger } = saved;
  return {
    ...typed,
    layout,
    background,
    views,
    image,
    wheel: wheel && { ...wheel, offers: typed.wheel?.offers ?? wheel.offers },
    chat: chat && { ...chat, ...numberOf(typed.chat ?? chat) },
    messenger,
  };
}

function numberOf({ supportNumber, defaultText, collectPhone }: NonNullable<ToolSettings['chat']>) {
  return { supportNumber, defaultText, collectPhone };
}

/** Returns the settings in which two designs may differ. Gifts and support numbers are not among them. */
function designOf({ layout, background, views, image, wheel, chat, messenger }: Given): object {
  return {
    layout,
    background,
    views,
    image,
    wheel: wheel && { ...wheel, offers: undefined },
    chat: chat && { ...chat, supportNumber: undefined, defaultText: undefined, collectPhone: undefined },
    messenger,
  };
}

interface Given {
  layout?: unknown;
  background?: unknown;
  views?: unknown;
  image?: unknown;
  wheel?: object;
  chat?: object;
  messenger?: unknown;
}
