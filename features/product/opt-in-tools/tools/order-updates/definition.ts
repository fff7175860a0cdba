import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { newOrderPageTool } from '../../contract/order-page-tool.ts';
import { NEW_MESSENGER_BUTTON } from '../../contract/tool-chat.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { texts } from '../../texts/all.ts';
import { OrderUpdatesSettings, ShownOrderUpdates } from './settings.ts';

export const orderUpdates = defineTool({
  type: 'orderUpdates',
  get name() {
    return TOOL_NAMES.orderUpdates;
  },
  get description() {
    return texts.descriptions.orderNews;
  },
  channels: { FB: { planFlag: 'orderUpdates' } },
  renderingIntent: 'widget',
  layouts: [],
  editing: { appearance: 'own', closedView: null, previewPage: 'order', hasTextsUpFront: true },
  behaviour: { triggers: { WA: [], FB: ['allTime'] }, positions: { desktop: [], phone: [] } },
  settings: OrderUpdatesSettings,
  shown: ShownOrderUpdates,
  defaultSettings: (tool) => ({
    ...newOrderPageTool(tool, (words) => ({ title: words.updatesTitle, subtitle: words.updatesSubtitle })),
    messenger: { ...NEW_MESSENGER_BUTTON, optinText: toolWords(tool.language).messengerButtons[0] },
    flowId: null,
  }),
  sketch: {
    tool: { x: 16, y: 60, width: 84, height: 36, radius: 4 },
    words: [
      { x: 24, y: 68, width: 52, height: 4, radius: 2 },
      { x: 24, y: 78, width: 40, height: 8, radius: 4 },
    ],
  },
});
