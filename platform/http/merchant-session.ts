/** The shop of a request, and the ids of its pages in calls. */
export interface MerchantSession {
  sessionId: string;
  shopId: number;
  shopUrl: string;
  facebookPageId: string;
}
