import * as z from 'zod';

const STORE = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** The stores that may turn cash orders into paid ones. The operator decides, because this takes payments. */
export type PrepaidShops = 'all' | readonly string[];

export const prepaidVariables = {
  BELLBIRD_PREPAID_SHOPS: z
    .string()
    .default('none')
    .transform((text): PrepaidShops => (text === 'all' ? 'all' : text === 'none' ? [] : text.split(/[\s,]+/)))
    .refine((shops) => shops === 'all' || shops.every((shop) => STORE.test(shop)), {
      error: 'is neither all, nor none, nor a list of store addresses.',
    }),
};
