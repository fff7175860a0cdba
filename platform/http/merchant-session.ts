/** The shop of a request, and the ids of its pages in calls. */
export interface MerchantSession {
  shopId: number;
  shopUrl: string;
  facebookPageId: string;
}
