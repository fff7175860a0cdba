import * as z from 'zod/mini';

export const BackInStockSettings = z.object({
  consentWording: z.string(),
  buttonText: z.string(),
});
