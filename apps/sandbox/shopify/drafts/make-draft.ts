import type { Sandbox } from '../../core/sandbox.ts';
import { newToken, nextId } from '../new-id.ts';
import type { Attribute } from '../orders/order.ts';
import type { Address, Store, StoreRecords } from '../store.ts';
import type { DraftDiscount, DraftLine, DraftOrder } from './draft-order.ts';

type Maybe<Value> = Value | null | undefined;

interface DiscountInput {
  title?: Maybe<string>;
  description?: Maybe<string>;
  value: number;
  valueType: DraftDiscount['valueType'];
}

interface LineInput {
  variantId?: Maybe<string>;
  title?: Maybe<string>;
  quantity: number;
  originalUnitPrice?: Maybe<string>;
  originalUnitPriceWithCurrency?: Maybe<{ amount: string }>;
  priceOverride?: Maybe<{ amount: string }>;
  appliedDiscount?: Maybe<DiscountInput>;
  customAttributes?: Maybe<Attribute[]>;
}

interface AddressInput {
  firstName?: Maybe<string>;
  lastName?: Maybe<string>;
  address1?: Maybe<string>;
  address2?: Maybe<string>;
  zip?: Maybe<string>;
  city?: Maybe<string>;
  countryCode?: Maybe<string>;
  phone?: Maybe<string>;
}

/** The fields of the Admin API's `DraftOrderInput` that the sandbox uses. The others are accepted and ignored. */
export interface DraftInput {
  purchasingEntity?: Maybe<{ customerId?: Maybe<string> }>;
  customerId?: Maybe<string>;
  email?: Maybe<string>;
  phone?: Maybe<string>;
  note?: Maybe<string>;
  tags?: Maybe<string[]>;
  customAttributes?: Maybe<Attribute[]>;
  lineItems?: Maybe<LineInput[]>;
  appliedDiscount?: Maybe<DiscountInput>;
  shippingAddress?: Maybe<AddressInput>;
  useCustomerDefaultAddress?: Maybe<boolean>;
  shippingLine?: Maybe<{
    title?: Maybe<string>;
    price?: Maybe<string>;
    priceWithCurrency?: Maybe<{ amount: string }>;
  }>;
  reserveInventoryUntil?: Maybe<string>;
  sourceName?: Maybe<string>;
}

interface DraftProblem {
  field: string[] | null;
  message: string;
}

/** Returns the draft that an app requested, or what is wrong with the request. */
export function makeDraft(
  sandbox: Sandbox,
  records: StoreRecords,
  input: DraftInput,
): DraftOrder | DraftProblem {
  const { store, customers } = records;
  const gid = input.purchasingEntity?.customerId ?? input.customerId;
  const customer = customers.get(gid?.split('/').at(-1) ?? '');
  if (gid && !customer) return { field: ['customerId'], message: 'Customer does not exist' };
  const lines = readLines(records, input.lineItems ?? []);
  if ('message' in lines) return lines;
  const problem = findDiscountProblem(input);
  if (problem) return problem;
  const now = sandbox.clock.now().toISOString();
  const address = input.shippingAddress && readAddress(input.shippingAddress, store);
  store.lastDraftNumber += 1;
  return {
    id: nextId(store),
    number: store.lastDraftNumber,
    token: newToken(),
    status: 'open',
    customerId: customer?.id ?? null,
    email: input.email ?? customer?.email ?? null,
    phone: input.phone ?? null,
    lines,
    discount: readDiscount(input.appliedDiscount),
    shipping: readShipping(input.shippingLine),
    shippingAddress: address ?? (input.useCustomerDefaultAddress ? (customer?.address ?? null) : null),
    tags: input.tags ?? [],
    note: input.note ?? null,
    attributes: readAttributes(input.customAttributes),
    sourceName: input.sourceName ?? null,
    reserveInventoryUntil: input.reserveInventoryUntil ?? null,
    orderId: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  };
}

const MOST_LINES = 499;

function readLines(records: StoreRecords, inputs: LineInput[]): DraftLine[] | DraftProblem {
  if (inputs.length === 0) return { field: null, message: 'Add at least 1 product' };
  if (inputs.length > MOST_LINES) return { field: ['lineItems'], message: 'Too many line items' };
  const lines: DraftLine[] = [];
  for (const [index, input] of inputs.entries()) {
    const refuse = (part: string, message: string) => ({
      field: ['lineItems', String(index), part],
      message,
    });
    if (input.quantity < 1) return refuse('quantity', 'Quantity must be greater than or equal to 1');
    const line = readLine(records, input);
    if (line === 'missing')
      return refuse('variantId', `Product with ID ${numberIn(input.variantId)} is no longer available.`);
    if (line === 'nameless') return refuse('title', "Title can't be blank");
    lines.push(line);
  }
  return lines;
}

function readLine(records: StoreRecords, input: LineInput): DraftLine | 'missing' | 'nameless' {
  const shared = {
    id: nextId(records.store),
    quantity: input.quantity,
    discount: readDiscount(input.appliedDiscount),
    attributes: readAttributes(input.customAttributes),
  };
  if (!input.variantId) {
    const price = input.originalUnitPriceWithCurrency?.amount ?? input.originalUnitPrice ?? '0';
    if (!input.title?.trim()) return 'nameless';
    const none = { productId: null, variantId: null, handle: '', variantTitle: null };
    return { ...shared, ...none, title: input.title, priceCents: cents(price) };
  }
  const wanted = numberIn(input.variantId);
  for (const product of records.products.values()) {
    const variant = product.variants.find(({ id }) => String(id) === wanted);
    if (!variant) continue;
    const { id: productId, handle, title, variants } = product;
    return {
      ...shared,
      productId,
      variantId: variant.id,
      handle,
      title,
      variantTitle: variants.length > 1 ? variant.title : null,
      priceCents: input.priceOverride ? cents(input.priceOverride.amount) : variant.priceCents,
    };
  }
  return 'missing';
}

function findDiscountProblem(input: DraftInput): DraftProblem | null {
  const given = [input.appliedDiscount, ...(input.lineItems ?? []).map((line) => line.appliedDiscount)];
  const wrong = given.some(
    (one) => one && (one.value < 0 || (one.valueType === 'PERCENTAGE' && one.value > 100)),
  );
  return wrong ? { field: ['appliedDiscount', 'value'], message: 'Value must be between 0 and 100' } : null;
}

function readDiscount(input: Maybe<DiscountInput>): DraftDiscount | null {
  if (!input) return null;
  const { title = null, description, value, valueType } = input;
  return { title, description: description ?? '', value, valueType };
}

function readShipping(input: DraftInput['shippingLine']): DraftOrder['shipping'] {
  if (!input) return null;
  return {
    title: input.title ?? 'Shipping',
    cents: cents(input.priceWithCurrency?.amount ?? input.price ?? '0'),
  };
}

function readAttributes(given: Maybe<Attribute[]>): Attribute[] {
  return (given ?? []).map(({ key, value }) => ({ key, value }));
}

function readAddress(input: AddressInput, store: Store): Address {
  return {
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    address1: input.address1 ?? '',
    address2: input.address2 ?? null,
    zip: input.zip ?? '',
    city: input.city ?? '',
    countryCode: input.countryCode ?? store.countryCode,
    phone: input.phone ?? null,
  };
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function numberIn(gid: Maybe<string>): string {
  return gid?.split('/').at(-1) ?? '';
}
