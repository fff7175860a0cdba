import { checkoutWidget } from './tools/checkout-widget/definition.ts';
import { customerChatWidget } from './tools/customer-chat-widget/definition.ts';
import { orderUpdates } from './tools/order-updates/definition.ts';
import { persistentPill } from './tools/persistent-pill/definition.ts';
import { spinTheWheel } from './tools/spin-the-wheel/definition.ts';
import { visualPopup } from './tools/visual-popup/definition.ts';

/** All opt-in tools, in the order in which merchants see them. */
export const TOOLS = [
  persistentPill,
  spinTheWheel,
  visualPopup,
  customerChatWidget,
  orderUpdates,
  checkoutWidget,
] as const;
