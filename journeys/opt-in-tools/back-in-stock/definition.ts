import { defineTool } from '#features/product/opt-in-tools/contract/tool-definition.ts';
import { BackInStockSettings } from './settings.ts';

/** A tool that the product does not have. It shows the work that a new tool needs. */
export const backInStock = defineTool({
  type: 'backInStock',
  name: 'Back in stock',
  description: 'A button on what is sold out.',
  channels: { WA: { planFlag: 'WAautoCampaigns' } },
  renderingIntent: 'widget',
  layouts: [],
  editing: { appearance: 'own', closedView: null, previewPage: 'shop' },
  behaviour: { triggers: { WA: [], FB: [] }, positions: { desktop: [], phone: [] } },
  settings: BackInStockSettings,
  shown: BackInStockSettings,
  defaultSettings: ({ shopName }) => ({
    consentWording: `I agree that ${shopName} tells me on WhatsApp when this is back.`,
    buttonText: 'Tell me when it is back',
  }),
  sketch: { tool: { x: 14, y: 82, width: 60, height: 14, radius: 4 }, words: [] },
});
