import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { newOrderPageTool } from '../../contract/order-page-tool.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { texts } from '../../texts/all.ts';
import { CheckoutWidgetSettings, ShownCheckoutWidget } from './settings.ts';

export const checkoutWidget = defineTool({
  type: 'checkoutWidget',
  get name() {
    return TOOL_NAMES.checkoutWidget;
  },
  get description() {
    return texts.descriptions.checkoutBlock;
  },
  channels: { WA: { planFlag: 'WAcheckoutWidget' } },
  renderingIntent: 'widget',
  layouts: [],
  editing: { appearance: 'page', closedView: null, previewPage: 'shop' },
  behaviour: { triggers: { WA: ['allTime'], FB: [] }, positions: { desktop: [], phone: [] } },
  settings: CheckoutWidgetSettings,
  shown: ShownCheckoutWidget,
  defaultSettings: (tool) => ({
    ...newOrderPageTool(tool, (words) => ({ title: words.checkoutTitle, subtitle: words.checkoutSubtitle })),
    guideStep: 0,
  }),
  sketch: {
    tool: { x: 16, y: 44, width: 72, height: 24, radius: 4 },
    words: [{ x: 30, y: 54, width: 48, height: 4, radius: 2 }],
  },
});
