/** For visits, which learns whose cart is whose. */
export { endCartLinks, endOpenCartLinks, isOfAnotherChat, linkCart, linkChatCustomer } from './cart-links.ts';
