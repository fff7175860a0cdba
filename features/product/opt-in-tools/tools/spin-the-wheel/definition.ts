import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { newBehaviour, POSITIONS } from '../../contract/tool-behaviour.ts';
import { NEW_MESSENGER_BUTTON } from '../../contract/tool-chat.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { NEW_WHEEL_DESIGN, type Offer } from '../../contract/tool-discount.ts';
import { newCollapsed, newCompleted, newOpen } from '../../contract/tool-views.ts';
import { toolWords, type ToolWords } from '../../contract/words/tool-words.ts';
import { texts } from '../../texts/all.ts';
import { ShownSpinTheWheel, WHEEL_LAYOUTS, WheelSettings } from './settings.ts';

const TRIGGERS = ['scroll', 'exit', 'time', 'welcome', 'allTime'] as const;

export const spinTheWheel = defineTool({
  type: 'spinTheWheel',
  get name() {
    return TOOL_NAMES.spinTheWheel;
  },
  get description() {
    return texts.descriptions.wheel;
  },
  channels: { WA: { planFlag: 'WAspinTheWheel' }, FB: { planFlag: 'spinTheWheel' } },
  renderingIntent: 'popup',
  layouts: WHEEL_LAYOUTS,
  editing: {
    appearance: 'card',
    closedView: { name: 'minimized', isShown: 'fromPill' },
    previewPage: 'shop',
  },
  behaviour: {
    triggers: { WA: TRIGGERS, FB: TRIGGERS },
    positions: { desktop: POSITIONS, phone: POSITIONS },
  },
  settings: WheelSettings,
  shown: ShownSpinTheWheel,
  defaultSettings({ shopName, channel, language }) {
    const words = toolWords(language);
    return {
      consentWording: words.consent[channel](shopName),
      isDoubleOptIn: false,
      offersChat: false,
      layout: 'spinTheWheel',
      views: {
        collapsed: newCollapsed(words.wheelPill),
        open: newOpen(
          { title: words.wheelTitle, subtitle: words.wheelSubtitle, text: words.smallPrint },
          words.wheelPill,
        ),
        completed: newCompleted({
          title: words.doneTitle[channel],
          subtitle: channel === 'WA' ? words.codeSubtitle : words.doneSubtitle.FB,
          text: words.doneText[channel],
        }),
      },
      behaviour: newBehaviour('time', { value: 8, position: 'bottomRight' }),
      background: { kind: 'color', color: '#FFFFFF' },
      wheel: { ...NEW_WHEEL_DESIGN, offers: newOffers(words) },
      messenger: { ...NEW_MESSENGER_BUTTON, optinText: words.messengerButtons[0] },
      validDays: 30,
      flowId: null,
    };
  },
  sketch: {
    tool: { x: 40, y: 16, width: 80, height: 80, radius: 40 },
    words: [{ x: 60, y: 53, width: 40, height: 5, radius: 2 }],
  },
});

/** A new wheel has no prizes until the merchant enters a code or a percentage. */
function newOffers(words: ToolWords): Offer[] {
  return [5, 10, 15, 20].map((percent, place) => ({
    key: `offer${place + 1}`,
    text: words.percentOff(percent),
    weight: 1,
    discountCode: null,
    discountPercent: null,
    message: words.won,
  }));
}
