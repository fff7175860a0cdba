import { abandonedCart } from './campaigns/abandoned-cart/definition.ts';

/** Every campaign this server runs, in the order merchants see them. */
export const CAMPAIGNS = [abandonedCart] as const;
