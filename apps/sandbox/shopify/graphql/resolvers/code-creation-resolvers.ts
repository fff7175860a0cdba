import type { CodeCreation } from '../../code-creation.ts';
import { findDiscount } from '../../discount-codes.ts';
import { nextId } from '../../new-id.ts';
import { runJob } from '../../run-job.ts';
import type { Discount } from '../../store.ts';
import { connection, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { discountResolvers } from './discount-resolvers.ts';

const MOST_CODES = 250;

interface AddArguments {
  discountId: string;
  codes: { code: string }[];
}

/** Adding many codes to one discount, which the store does after it answered. */
export const codeCreationResolvers: Record<string, Resolver> = {
  discountRedeemCodeBulkAdd: ({ discountId, codes }: AddArguments, asked: Asked) => {
    const { sandbox, records } = asked;
    const discount = [...records.discounts.values()].find(({ id }) => String(id) === numberOfGid(discountId));
    if (!discount) return refuse('discountId', 'INVALID', 'Code discount does not exist.');
    if (codes.length === 0) return refuse('codes', 'BLANK', "Codes can't be blank");
    if (codes.length > MOST_CODES)
      return refuse('codes', 'MAX_ALLOWED', `Codes can't be more than ${MOST_CODES} at a time`);
    const creation: CodeCreation = {
      id: nextId(records.store),
      discountId: discount.id,
      createdAt: sandbox.clock.now().toISOString(),
      isDone: false,
      codes: codes.map(({ code }) => ({ code, discountCodeId: null, problem: null })),
    };
    records.codeCreations.set(String(creation.id), creation);
    runJob(sandbox, records, () => addCodes(asked, discount, creation));
    return { bulkCreation: creationNode(asked, creation), userErrors: [] };
  },

  discountRedeemCodeBulkCreation: ({ id }: { id: string }, asked: Asked) => {
    const creation = asked.records.codeCreations.get(numberOfGid(id));
    return creation ? creationNode(asked, creation) : null;
  },
};

/** Each code is kept beside its discount, under the same id; it can be used as often, and counts for itself. */
function addCodes({ records }: Asked, discount: Discount, creation: CodeCreation): void {
  for (const one of creation.codes) {
    const code = one.code.trim();
    if (code === '') one.problem = { code: 'BLANK', message: "Code can't be blank" };
    else if (findDiscount(records, code))
      one.problem = { code: 'TAKEN', message: 'Code must be unique. Please try a different code.' };
    if (one.problem) continue;
    one.discountCodeId = nextId(records.store);
    records.discounts.set(code.toUpperCase(), {
      ...discount,
      code,
      usedCount: 0,
      usedByCustomerIds: [],
    });
  }
  creation.isDone = true;
}

function creationNode(asked: Asked, creation: CodeCreation) {
  const discountId = `gid://shopify/DiscountCodeNode/${creation.discountId}`;
  return {
    __typename: 'DiscountRedeemCodeBulkCreation',
    id: `gid://shopify/DiscountRedeemCodeBulkCreation/${creation.id}`,
    createdAt: creation.createdAt,
    done: creation.isDone,
    codesCount: creation.codes.length,
    importedCount: creation.codes.filter(({ discountCodeId }) => discountCodeId !== null).length,
    failedCount: creation.codes.filter(({ problem }) => problem !== null).length,
    discountCode: () => discountResolvers['codeDiscountNode']?.({ id: discountId } as never, asked),
    codes: (args: PageArguments) =>
      connection(
        creation.codes.map(({ code, discountCodeId, problem }) => ({
          id: code,
          code,
          discountRedeemCode: discountCodeId && {
            id: `gid://shopify/DiscountRedeemCode/${discountCodeId}`,
            code,
            asyncUsageCount: 0,
          },
          errors: problem ? [{ field: ['code'], extraInfo: null, ...problem }] : [],
        })),
        args,
      ),
  };
}

function refuse(field: string, code: string, message: string) {
  return { bulkCreation: null, userErrors: [{ field: [field], code, message, extraInfo: null }] };
}
