import { discountStatus, findDiscount } from '../../discount-codes.ts';
import { nextId } from '../../new-id.ts';
import { addCodes, creationNode, findCreation } from '../../redeem-codes.ts';
import type { Discount } from '../../store.ts';
import { connection, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';

interface DiscountInput {
  title?: string | null;
  code?: string | null;
  startsAt?: string | null;
  endsAt?: string | null;
  usageLimit?: number | null;
  appliesOncePerCustomer?: boolean | null;
  context?: object | null;
  customerSelection?: object | null;
  customerGets?: {
    value?: { percentage?: number | null; discountAmount?: { amount?: string | null } | null } | null;
  } | null;
  minimumRequirement?: { subtotal?: { greaterThanOrEqualToSubtotal?: string | null } | null } | null;
}

interface DiscountError {
  field: string[];
  code: string;
  message: string;
}

/** Resolvers for discount codes. */
export const discountResolvers: Record<string, Resolver> = {
  discountCodeBasicCreate: (
    { basicCodeDiscount: input }: { basicCodeDiscount: DiscountInput },
    asked: Asked,
  ) => {
    const problem = findProblem(input, asked);
    if (problem) return { codeDiscountNode: null, userErrors: [{ ...problem, extraInfo: null }] };
    const discount = makeDiscount(input, asked);
    asked.records.discounts.set(discount.code.toUpperCase(), discount);
    asked.sandbox.world.changed();
    return { codeDiscountNode: discountNode(asked, discount), userErrors: [] };
  },

  discountRedeemCodeBulkAdd: (
    { discountId, codes }: { discountId: string; codes: { code: string }[] },
    asked: Asked,
  ) => {
    const refuse = (field: string, code: string, message: string) => ({
      bulkCreation: null,
      userErrors: [{ field: [field], code, message, extraInfo: null }],
    });
    const discount = findById(asked, discountId);
    if (!discount) return refuse('discountId', 'INVALID', 'Code discount does not exist.');
    if (codes.length > MOST_CODES)
      return refuse('codes', 'TOO_MANY_ARGUMENTS', `Maximum of ${MOST_CODES} codes can be added at a time.`);
    const creation = addCodes(
      asked,
      discount,
      codes.map(({ code }) => code),
    );
    asked.sandbox.world.changed();
    return { bulkCreation: creationNode(creation), userErrors: [] };
  },

  discountRedeemCodeBulkCreation: ({ id }: { id: string }, asked: Asked) => {
    const creation = findCreation(asked, numberOfGid(id));
    return creation && creationNode(creation);
  },

  codeDiscountNode: ({ id }: { id: string }, asked: Asked) => {
    const discount = findById(asked, id);
    return discount ? discountNode(asked, discount) : null;
  },

  codeDiscountNodeByCode: ({ code }: { code: string }, asked: Asked) => {
    const discount = findDiscount(asked.records, code);
    return discount ? discountNode(asked, discount) : null;
  },
};

/** The documented limit of discountRedeemCodeBulkAdd. */
const MOST_CODES = 250;

/** Returns the discount itself. Each added code is stored beside it, with its own uses. */
function findById({ records }: Asked, id: string): Discount | undefined {
  return [...records.discounts.values()].find((one) => String(one.id) === numberOfGid(id));
}

function findProblem(input: DiscountInput, { records }: Asked): DiscountError | null {
  const refuse = (path: string, code: string, message: string) => ({
    field: ['basicCodeDiscount', ...path.split('.')],
    code,
    message,
  });
  const value = input.customerGets?.value;
  if (records.store.refusesDiscounts) return refuse('code', 'INVALID', records.store.refusesDiscounts);
  if (!input.title?.trim()) return refuse('title', 'BLANK', "Title can't be blank");
  if (!input.code?.trim()) return refuse('code', 'BLANK', "Code can't be blank");
  if (!input.startsAt) return refuse('startsAt', 'BLANK', "Starts at can't be blank");
  if (findDiscount(records, input.code))
    return refuse('code', 'TAKEN', 'Code must be unique. Please try a different code.');
  if (input.endsAt && input.endsAt <= input.startsAt)
    return refuse('endsAt', 'END_DATE_BEFORE_START_DATE', 'Ends at needs to be after starts_at');
  if (!input.context && !input.customerSelection) return refuse('context', 'BLANK', "Context can't be blank");
  if (!value?.percentage && !value?.discountAmount?.amount)
    return refuse('customerGets.value', 'BLANK', "Value can't be blank");
  if (value.percentage && (value.percentage < 0 || value.percentage > 1)) {
    return refuse(
      'customerGets.value.percentage',
      'VALUE_OUTSIDE_RANGE',
      'Value must be between 0.0 and 1.0',
    );
  }
  return null;
}

function makeDiscount(input: DiscountInput, { records }: Asked): Discount {
  const value = input.customerGets?.value;
  const minimum = input.minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal;
  return {
    id: nextId(records.store),
    title: input.title?.trim() ?? '',
    code: input.code?.trim() ?? '',
    startsAt: utc(input.startsAt ?? ''),
    endsAt: input.endsAt ? utc(input.endsAt) : null,
    usageLimit: input.usageLimit ?? null,
    usedCount: 0,
    oncePerCustomer: input.appliesOncePerCustomer ?? false,
    usedByCustomerIds: [],
    percentage: value?.percentage ?? null,
    amountCents: value?.discountAmount?.amount ? Math.round(Number(value.discountAmount.amount) * 100) : null,
    minimumSubtotalCents: minimum ? Math.round(Number(minimum) * 100) : null,
  };
}

function discountNode({ sandbox, records }: Asked, discount: Discount) {
  const codes = () =>
    [...records.discounts.values()]
      .filter(({ id }) => id === discount.id)
      .map(({ code, usedCount }) => ({
        id: `gid://shopify/DiscountRedeemCode/${discount.id}-${code}`,
        code,
        asyncUsageCount: usedCount,
      }));
  return {
    __typename: 'DiscountCodeNode',
    id: `gid://shopify/DiscountCodeNode/${discount.id}`,
    codeDiscount: {
      __typename: 'DiscountCodeBasic',
      title: discount.title,
      status: discountStatus(discount, sandbox.clock.now().toISOString()),
      startsAt: discount.startsAt,
      endsAt: discount.endsAt,
      usageLimit: discount.usageLimit,
      asyncUsageCount: discount.usedCount,
      appliesOncePerCustomer: discount.oncePerCustomer,
      createdAt: discount.startsAt,
      updatedAt: discount.startsAt,
      codesCount: () => ({ count: codes().length, precision: 'EXACT' }),
      codes: (args: PageArguments) => connection(codes(), args),
      summary:
        discount.percentage === null
          ? `${records.store.currency} off`
          : `${discount.percentage * 100}% off entire order`,
    },
  };
}

/** Converts a time to one form, because times are compared as text. */
function utc(moment: string): string {
  return new Date(moment).toISOString();
}
