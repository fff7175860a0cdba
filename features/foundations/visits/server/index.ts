export { proveBrowser } from './chat-browsers.ts';
export { VISIT_INVARIANTS } from './invariants.ts';
export { LINK_TOKEN, sealLinkToken } from './link-token.ts';
export { isStorePage } from '../rules/store-hosts.ts';
export {
  type Browser,
  confirmBrowser,
  findBrowser,
  findKnownBrowsers,
  giveShopperTokens,
} from './shopper-tokens.ts';
