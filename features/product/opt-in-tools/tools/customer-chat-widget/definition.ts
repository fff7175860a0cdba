import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { newBehaviour } from '../../contract/tool-behaviour.ts';
import { THEME_FOR_WHITE } from '../../contract/tool-chat.ts';
import { defineTool } from '../../contract/tool-definition.ts';
import { toolWords } from '../../contract/words/tool-words.ts';
import { texts } from '../../texts/all.ts';
import { ChatWidgetSettings, ShownChatWidget } from './settings.ts';

export const customerChatWidget = defineTool({
  type: 'customerChatWidget',
  get name() {
    return TOOL_NAMES.customerChatWidget;
  },
  get description() {
    return texts.descriptions.chatWidget;
  },
  channels: { WA: { planFlag: 'WAcustomerChatWidget' }, FB: { planFlag: 'customerChatWidget' } },
  renderingIntent: 'widget',
  layouts: [],
  editing: {
    appearance: 'own',
    closedView: { name: 'minimized', isShown: 'always' },
    previewPage: 'shop',
  },
  behaviour: {
    triggers: { WA: ['show', 'hide', 'fade'], FB: ['show', 'fade'] },
    positions: { desktop: [], phone: [] },
  },
  settings: ChatWidgetSettings,
  shown: ShownChatWidget,
  defaultSettings({ shopName, channel, language }) {
    const words = toolWords(language);
    const theme = THEME_FOR_WHITE[channel];
    const behaviour = newBehaviour(channel === 'WA' ? 'hide' : 'show');
    return {
      consentWording: words.consent[channel](shopName),
      isDoubleOptIn: false,
      // Subscribers have questions too.
      behaviour: { ...behaviour, who: { showAt: 'everyone' } },
      chat: {
        themeColor: theme,
        chatColorLeft: '#FFFFFF',
        chatColorRight: theme,
        loggedInGreetingText: words.loggedIn,
        loggedOutGreetingText: words.loggedOut,
        greetingText: words.chatGreeting,
        chatHeading: words.chatHeading(shopName).slice(0, 50),
        chatSubheading: words.chatSubheading,
        widgetText: words.chatButton,
        defaultText: words.chatFirstWords,
        supportNumber: '',
        collectPhone: false,
        widgetPosition: 'right',
        widgetDistance: 0,
      },
      flowId: null,
    };
  },
  sketch: {
    tool: { x: 126, y: 84, width: 22, height: 22, radius: 11 },
    words: [{ x: 131, y: 93, width: 12, height: 4, radius: 2 }],
  },
});
