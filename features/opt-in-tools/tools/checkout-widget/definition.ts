import { newBehaviour } from '../../contract/tool-behaviour.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { newCompleted, newOpen } from '../../contract/tool-views.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { CheckoutWidgetSettings, ShownCheckoutWidget } from './settings.ts';

export const checkoutWidget = defineTool({
  type: 'checkoutWidget',
  name: 'Checkout widget',
  description: 'A block in your checkout and on the page that thanks for an order.',
  channels: { WA: { planFlag: 'WAcheckoutWidget' } },
  renderingIntent: 'widget',
  layouts: [],
  behaviour: { triggers: { WA: ['allTime'], FB: [] }, positions: { desktop: [], phone: [] } },
  settings: CheckoutWidgetSettings,
  shown: ShownCheckoutWidget,
  defaultSettings({ shopName, channel, language }) {
    const words = toolWords(language);
    return {
      consentWording: words.consent[channel](shopName),
      isDoubleOptIn: false,
      views: {
        open: newOpen(
          { title: words.checkoutTitle, subtitle: words.checkoutSubtitle, text: words.smallPrint },
          words.submit,
        ),
        completed: newCompleted({
          title: words.doneTitle,
          subtitle: words.doneSubtitle,
          text: words.doneText[channel],
        }),
      },
      behaviour: { ...newBehaviour('allTime'), who: { showAt: 'everyone' } },
      guideStep: 0,
    };
  },
  sketch: {
    tool: { x: 16, y: 44, width: 72, height: 24, radius: 4 },
    words: [{ x: 30, y: 54, width: 48, height: 4, radius: 2 }],
  },
});
