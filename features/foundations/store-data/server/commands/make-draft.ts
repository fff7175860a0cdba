import { createHash } from 'node:crypto';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import {
  createDraft,
  draftsByTag,
  orderRecipient,
  type Draft,
  type MailingAddress,
} from '#partners/shopify/order-operations.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import type { StoreCommandOf } from '../../contract/store-command.ts';
import { ImpossibleCommand, orderGid, refuseIf } from './impossible-command.ts';

/** A draft in the store, and the address where it is paid. */
export interface DraftReady {
  draftOrderId: string;
  invoiceUrl: string;
}

type CreateDraftOrder = StoreCommandOf<'createDraftOrder'>;
type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** The attribute that identifies our drafts. */
const COMMAND_ATTRIBUTE = '_bellbird_command';

/** Creates a draft of an order's lines for the same customer, or finds the one of an earlier try. */
export async function makeDraft(
  client: AdminClient,
  command: CreateDraftOrder,
  { key, mayExist }: { key: string; mayExist: boolean },
): Promise<DraftReady> {
  const tag = tagOf(key);
  const made = mayExist ? await findDraft(client, tag) : null;
  if (made) return made;
  const recipient = await findRecipient(client, command.orderId);
  if (!recipient) throw new ImpossibleCommand('The store does not have this order any more.');
  const { draftOrderCreate } = await client.run(createDraft, { input: inputOf(command, recipient, tag) });
  refuseIf(draftOrderCreate.userErrors);
  const ready = draftOrderCreate.draftOrder && readyOf(draftOrderCreate.draftOrder);
  if (!ready) throw new ImpossibleCommand('The store gave the draft no payment page.');
  return ready;
}

/** The search also returns similar tags. The attribute shows whether it is this draft. */
async function findDraft(client: AdminClient, tag: string): Promise<DraftReady | null> {
  const { draftOrders } = await client.run(draftsByTag, { query: `tag:${tag}` });
  const own = draftOrders.nodes.find(({ customAttributes }) =>
    customAttributes.some(({ key, value }) => key === COMMAND_ATTRIBUTE && value === tag),
  );
  return own ? readyOf(own) : null;
}

async function findRecipient(client: AdminClient, orderId: string) {
  const { order } = await client.run(orderRecipient, { id: orderGid(orderId) });
  return order;
}

function inputOf(command: CreateDraftOrder, recipient: Recipient, tag: string): object {
  const { customer, email, phone, shippingAddress, billingAddress, currencyCode } = recipient;
  const attributes = { ...command.attributes, [COMMAND_ATTRIBUTE]: tag };
  return {
    ...(customer && { purchasingEntity: { customerId: customer.id } }),
    email,
    phone,
    ...(shippingAddress && { shippingAddress: addressOf(shippingAddress) }),
    ...(billingAddress && { billingAddress: addressOf(billingAddress) }),
    lineItems: command.lines.map((line) =>
      line.variantId === null
        ? {
            title: line.title || '–',
            originalUnitPriceWithCurrency: { amount: toDecimal(line.priceMinor, currencyCode), currencyCode },
            quantity: line.quantity,
          }
        : { variantId: `gid://shopify/ProductVariant/${line.variantId}`, quantity: line.quantity },
    ),
    ...(command.percentOff > 0 && {
      appliedDiscount: { valueType: 'PERCENTAGE', value: command.percentOff, title: command.discountTitle },
    }),
    note: command.note,
    tags: [...command.tags, tag],
    customAttributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
    ...(command.reserveUntil && { reserveInventoryUntil: command.reserveUntil }),
  };
}

function addressOf({ countryCodeV2, ...address }: MailingAddress): object {
  return { ...address, countryCode: countryCodeV2 };
}

function readyOf({ id, invoiceUrl }: Draft): DraftReady | null {
  const draftOrderId = /\/(\d+)$/.exec(id)?.[1];
  return draftOrderId && invoiceUrl ? { draftOrderId, invoiceUrl } : null;
}

/** Short enough for a tag, and without the content of the key. */
function tagOf(key: string): string {
  return `bellbird-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}
