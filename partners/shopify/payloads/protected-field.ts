/** What Shopify calls protected customer data of level 2, as the Dev Dashboard lists it. */
export const PROTECTED_FIELDS = ['name', 'email', 'phone', 'address'] as const;
export type ProtectedField = (typeof PROTECTED_FIELDS)[number];
