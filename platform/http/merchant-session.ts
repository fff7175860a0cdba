/** Whose request it is: one shop, and the ids its pages go by on the wire. */
export interface MerchantSession {
  shopId: number;
  shopUrl: string;
  facebookPageId: string;
}
