import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { NO_PICTURE } from '../../contract/tool-background.ts';
import { newBehaviour } from '../../contract/tool-behaviour.ts';
import { NEW_MESSENGER_BUTTON } from '../../contract/tool-chat.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { PLACEHOLDER_CODE } from '../../contract/tool-discount.ts';
import { newCompleted, newOpen } from '../../contract/tool-views.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { texts } from '../../texts/all.ts';
import { POPUP_LAYOUTS, PopupSettings, ShownPopup } from './settings.ts';

const TRIGGERS = ['scroll', 'exit', 'time', 'welcome'] as const;

export const visualPopup = defineTool({
  type: 'visualPopup',
  get name() {
    return TOOL_NAMES.visualPopup;
  },
  get description() {
    return texts.descriptions.popup;
  },
  channels: { WA: { planFlag: 'WAvisualPopup' }, FB: { planFlag: 'visualPopup' } },
  renderingIntent: 'popup',
  layouts: POPUP_LAYOUTS,
  editing: { appearance: 'card', closedView: null, previewPage: 'shop', suggestsDiscount: true },
  behaviour: { triggers: { WA: TRIGGERS, FB: TRIGGERS }, positions: { desktop: [], phone: [] } },
  settings: PopupSettings,
  shown: ShownPopup,
  defaultSettings({ shopName, channel, language }) {
    const words = toolWords(language);
    return {
      consentWording: words.consent[channel](shopName),
      isDoubleOptIn: false,
      offersChat: false,
      layout: 'modalImageAtTop',
      views: {
        open: newOpen(
          { title: words.discountTitle, subtitle: words.discountSubtitle, text: words.smallPrint },
          words.submit,
        ),
        completed: newCompleted({
          title: words.doneTitle[channel],
          subtitle: channel === 'WA' ? words.codeSubtitle : words.doneSubtitle.FB,
          text: words.doneText[channel],
        }),
      },
      // An earlier pop-up would appear before the shopper has seen the shop.
      behaviour: newBehaviour('time', { value: 8 }),
      image: NO_PICTURE,
      messenger: { ...NEW_MESSENGER_BUTTON, optinText: words.messengerButtons[0] },
      hasDiscount: true,
      discount: { kind: 'fixed', code: PLACEHOLDER_CODE, percent: null },
      flowId: null,
    };
  },
  sketch: {
    tool: { x: 44, y: 22, width: 72, height: 68, radius: 6 },
    words: [
      { x: 56, y: 58, width: 48, height: 5, radius: 2 },
      { x: 62, y: 68, width: 36, height: 4, radius: 2 },
    ],
  },
});
