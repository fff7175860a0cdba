import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { CHAT_STYLE } from './chat-style.ts';
import { Chat, type ChatTool } from './chat.tsx';

const chat = {
  style: CHAT_STYLE,
  draw: (tool: ChatTool, api: StorefrontApi, view: ToolView) => <Chat tool={tool} api={api} view={view} />,
};

/** Shows the chat button in its corner. */
export const show: ToolWidget<ChatTool>['show'] = (tool, api, view = 'collapsed') =>
  showInShadow(chat, tool, api, view);
