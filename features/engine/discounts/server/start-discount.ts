import { codeDiscount, createCodeDiscount, discountsByCode } from '#partners/shopify/admin-operations.ts';
import type { Database } from '#platform/database/database.ts';
import { discountInput } from './discount-input.ts';
import type { PatientStore } from './patient-store.ts';
import {
  forgetDiscount,
  saveDiscountId,
  noteDiscount,
  type DiscountKind,
  type StoreDiscount,
} from './store-discounts.ts';

/** A discount that is in the store. */
export type InStore = StoreDiscount & { discountId: string };

/** The discount in the store, or its first code if the code belongs to another discount. */
export type Begun = { kind: 'inStore'; discount: InStore } | { kind: 'taken'; code: string };

/**
 * The discount of this kind in the store. It is created with the first code if it does not exist. A discount whose
 * creation was never answered is found by its first code and not created twice. Throws ShopifyError, or an Error with
 * the store's text.
 */
export async function startDiscount(
  db: Database,
  store: PatientStore,
  kind: DiscountKind,
  { firstCode, now }: { firstCode: string; now: Date },
): Promise<Begun> {
  const noted = await noteDiscount(db, kind, firstCode);
  const discountId = noted.discountId ?? (await make(store, noted, now));
  if (discountId === null) {
    await forgetDiscount(db, noted);
    return { kind: 'taken', code: noted.firstCode };
  }
  if (noted.discountId === null) await saveDiscountId(db, noted, discountId);
  return { kind: 'inStore', discount: { ...noted, discountId } };
}

async function make(store: PatientStore, noted: StoreDiscount, now: Date): Promise<string | null> {
  const { discountCodeBasicCreate: answer } = await store.run(createCodeDiscount, {
    d: discountInput({
      title: titleOf(noted),
      code: noted.firstCode,
      percent: noted.percentHundredths / 100,
      startsAt: now,
      endsAt: noted.endsAt,
      isSingleUse: true,
    }),
  });
  const [refusal] = answer.userErrors;
  if (!refusal && answer.codeDiscountNode) return answer.codeDiscountNode.id;
  if (refusal?.code === 'TAKEN') return findAgain(store, noted);
  throw new Error(`The store refused the discount: ${refusal?.message ?? 'without a word'}`);
}

/** The discount with the first code, if it is this one. */
async function findAgain(store: PatientStore, noted: StoreDiscount): Promise<string | null> {
  const { c0: found } = await store.run(discountsByCode(1), { c0: noted.firstCode });
  if (!found) return null;
  const { codeDiscountNode } = await store.run(codeDiscount, { id: found.id });
  return codeDiscountNode?.codeDiscount.title === titleOf(noted) ? found.id : null;
}

/** The title in the merchant's list of discounts; each kind has its own. */
function titleOf({ percentHundredths, endsAt }: DiscountKind): string {
  const until = endsAt.toISOString().slice(0, 16).replace('T', ' ');
  return `Bellbird ${percentHundredths / 100}% until ${until} UTC`;
}
