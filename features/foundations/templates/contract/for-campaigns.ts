import { valueNameOf } from './built-in-variables.ts';
import { variablesOf, type TemplateDefinition } from './template-definition.ts';

/** The values of one cart or order. Campaigns fill them; in a broadcast, the merchant would type one for everybody. */
export const EVENT_VALUES: readonly string[] = [
  'productTitle',
  'productPrice',
  'cartTotal',
  'orderName',
  'orderTotal',
  'orderItems',
  'prepaidPercent',
  'trackingCompany',
  'trackingNumber',
  'because',
];

/** Whether a template shows something of one cart or order: a value, or the picture of a product. */
export function isForCampaigns(template: TemplateDefinition): boolean {
  const { header, cards } = template;
  const parts = [{ header, variables: [] }, ...(cards ?? [])];
  const names = [
    ...variablesOf(template),
    ...parts.flatMap(({ variables }) => variables.map(({ name }) => name)),
  ];
  return (
    names.some((name) => EVENT_VALUES.includes(valueNameOf(name))) ||
    // A picture without a sample of its own is that of the product.
    parts.some((part) => part.header?.kind === 'image' && part.header.sampleUrl === null)
  );
}
