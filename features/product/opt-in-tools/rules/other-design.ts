import type { DesignStates } from '../contract/experiment.ts';
import { mergeDeep } from '../contract/merge-deep.ts';
import { settingsOfStates } from '../contract/settings-of-states.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';

/** How settings look with the other design laid over them; null when its background is none of ours. */
export function otherDesign(settings: ToolSettings, states: DesignStates): object | null {
  const given = settingsOfStates(states);
  return given === null ? null : mergeDeep(settings, designOf(given));
}

/** What is typed, with the design that is saved: what two designs may not differ in stays as it is typed. */
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

/** What two designs may differ in: never in what is given, nor in whose number it is. */
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
