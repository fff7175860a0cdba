import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { NO_PICTURE } from '../../contract/tool-background.ts';
import { newBehaviour, POSITIONS } from '../../contract/tool-behaviour.ts';
import { NEW_MESSENGER_BUTTON } from '../../contract/tool-chat.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { PLACEHOLDER_CODE } from '../../contract/tool-discount.ts';
import { newCollapsed, newCompleted, newOpen } from '../../contract/tool-views.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { texts } from '../../texts/all.ts';
import { PILL_LAYOUTS, PillSettings, readOlderPill, ShownPill } from './settings.ts';

export const persistentPill = defineTool({
  type: 'persistentPill',
  get name() {
    return TOOL_NAMES.persistentPill;
  },
  get description() {
    return texts.descriptions.pill;
  },
  channels: { WA: { planFlag: 'WApersistentPill' }, FB: { planFlag: 'persistentPill' } },
  renderingIntent: 'popup',
  layouts: PILL_LAYOUTS,
  editing: {
    appearance: 'card',
    closedView: { name: 'collapsed', isShown: 'always' },
    previewPage: 'shop',
  },
  behaviour: {
    triggers: { WA: ['allTime'], FB: ['allTime'] },
    positions: { desktop: POSITIONS, phone: POSITIONS },
  },
  settings: PillSettings,
  shown: ShownPill,
  defaultSettings({ shopName, channel, language }) {
    const words = toolWords(language);
    return {
      consentWording: words.consent[channel](shopName),
      isDoubleOptIn: false,
      offersChat: false,
      layout: 'pill',
      views: {
        collapsed: newCollapsed(words.offersTitle[channel]),
        open: newOpen(
          {
            title: words.offersTitle[channel],
            subtitle: words.offersSubtitle[channel],
            text: words.smallPrint,
          },
          words.submit,
        ),
        completed: newCompleted({
          title: words.doneTitle[channel],
          subtitle: words.doneSubtitle[channel],
          text: words.doneText[channel],
        }),
      },
      behaviour: newBehaviour('allTime', { position: 'bottomRight' }),
      image: NO_PICTURE,
      messenger: { ...NEW_MESSENGER_BUTTON, optinText: words.messengerButtons[0] },
      hasDiscount: false,
      discount: { kind: 'fixed', code: PLACEHOLDER_CODE, percent: null },
      flowId: null,
    };
  },
  readOlder: readOlderPill,
  sketch: {
    tool: { x: 78, y: 86, width: 68, height: 18, radius: 9 },
    words: [{ x: 90, y: 93, width: 44, height: 4, radius: 2 }],
  },
});
