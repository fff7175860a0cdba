/**
 * Calls that the specification writes both in short and in full: the full form is the path, and the short ones are
 * answered as well. A family is every path with this start.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  'optinTools/': '/database/api/optinTools/',
  'optInTools/': '/database/api/optinTools/',
  'database/api/optInTools/': '/database/api/optinTools/',
  'dripCampaign/': '/database/api/dripCampaign/',
  'chatbot/': '/database/api/chatbot/',
  'chatbotBuilder/': '/database/api/chatbotBuilder/',
  'broadcast/': '/database/api/broadcast/',
  'products/': '/database/api/products/',
  'CODCampaign/': '/database/api/CODCampaign/',
  'recommendation/': '/api/recommendation/',
};

const CALLS: Readonly<Record<string, string>> = {
  dripChangeTemplate: '/database/api/dripChangeTemplate',
  updateDripAttributes: '/database/api/updateDripAttributes',
  getWAAttributes: '/database/api/getWAAttributes',
  setWAAttributes: '/database/api/setWAAttributes',
  getSubscribersV2: '/database/api/getSubscribersV2',
  getUnsubscribers: '/database/api/getUnsubscribers',
  getQuickRepliesAnalytics: '/database/api/getQuickRepliesAnalytics',
  reviews: '/database/api/reviews',
  msgSentDayBeforeBroadcast: '/database/msgSentDayBeforeBroadcast',
  setPopup: '/redis/setPopup',
  togglePopupState: '/redis/togglePopupState',
  getFlowPreview: '/redis/getFlowPreview',
  setFlowFrontend: '/redis/setFlowFrontend',
  getCampaigns: '/redis/getCampaigns',
  initFlow: '/templateService/initFlow',
  getAll: '/templateService/getAll',
  gupshupapproval: '/templateService/gupshupapproval',
  templatedelete: '/templateService/templatedelete',
  autoCampaignExport: '/api/analytics/autoCampaignExport',
  broadcastExport: '/api/analytics/broadcastExport',
  subscriberExport: '/api/analytics/subscriberExport',
  broadcastInternalDeliveryCheck: '/api/broadcastInternalDeliveryCheck',
};

/** The services at the start of call paths. */
const SERVICES = /^\/(database\/api|database|redis|templateService|api)\//;

/** The short forms of calls, and their full forms. */
export class ShortForms {
  readonly #calls = new Map(Object.entries(CALLS));

  /** Also answers a call at its path without the service. */
  learn(path: string): void {
    const short = path.replace(SERVICES, '');
    if (short !== path) this.#calls.set(short, path);
  }

  /** The full address. An address that is no short form is returned as it is. */
  inFull(url: string): string {
    const end = url.indexOf('?');
    const path = (end === -1 ? url : url.slice(0, end)).slice(1);
    const call = this.#calls.get(path);
    if (call !== undefined) return call + url.slice(1 + path.length);
    const family = familyOf(path);
    return family === null ? url : FAMILIES[family] + url.slice(1 + family.length);
  }
}

/** The longest family is two folders and a spelling deep. */
const FAMILY = /^(database\/api\/)?\w+\//;

function familyOf(path: string): string | null {
  const family = FAMILY.exec(path)?.[0];
  return family !== undefined && Object.hasOwn(FAMILIES, family) ? family : null;
}
