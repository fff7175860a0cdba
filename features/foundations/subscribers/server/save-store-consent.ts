import type { Tx } from '#platform/database/database.ts';

/** The store's record of a customer's consent to WhatsApp marketing. */
interface StoreWord {
  customerId: string;
  state: string | null;
  changedAt: Date;
}

/** Stores the record beside the customer, unless a newer one is stored. */
export async function saveStoreConsent(
  tx: Tx,
  shopId: number,
  { customerId, state, changedAt }: StoreWord,
): Promise<void> {
  const word = { whatsapp_consent: state, whatsapp_consent_at: changedAt };
  await tx
    .insertInto('customers')
    // For an unknown customer, a later webhook has everything and counts as newer than this row.
    .values({ shop_id: shopId, customer_id: customerId, store_updated_at: new Date(0), ...word })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'customer_id'])
        .doUpdateSet(word)
        .where((eb) =>
          eb.or([
            eb('customers.whatsapp_consent_at', 'is', null),
            eb('customers.whatsapp_consent_at', '<=', changedAt),
          ]),
        ),
    )
    .execute();
}
