/** Shopify's level 2 protected customer data, as listed in the Dev Dashboard. */
export const PROTECTED_FIELDS = ['name', 'email', 'phone', 'address'] as const;
export type ProtectedField = (typeof PROTECTED_FIELDS)[number];
