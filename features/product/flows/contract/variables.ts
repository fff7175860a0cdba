/**
 * The variables of texts, such as `{{firstName}}`, each with a sample for previews and reviewers. A campaign says which
 * of them it can fill.
 */
export const VARIABLES = {
  firstName: 'Lena',
  shopName: 'Wren & Co',
  supportNumber: '+49 1521 5550101',
  productTitle: 'Stoneware mug',
  productPrice: '€24.00',
  cartTotal: '€24.00',
  orderName: '#1001',
  orderTotal: '€24.00',
  orderItems: '1 × Stoneware mug and 2 × Linen tea towel',
  discountCode: 'BELL-7KQ2MX',
  discountPercent: '10%',
  prepaidPercent: '5%',
  trackingCompany: 'DHL',
  trackingNumber: '00340434161094042557',
  because: 'Linen tea towel',
} as const satisfies Record<string, string>;

export type VariableName = keyof typeof VARIABLES;

export function isVariable(name: string): name is VariableName {
  return Object.hasOwn(VARIABLES, name);
}

/** The variables that come from a drip's discount. */
export const DISCOUNT_VARIABLES: readonly string[] = ['discountCode', 'discountPercent'];
