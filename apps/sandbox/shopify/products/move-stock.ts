import type { Sandbox } from '../../core/sandbox.ts';
import type { OrderLine } from '../orders/order.ts';
import type { StoreProduct, StoreRecords } from '../store.ts';
import { notifyProduct } from './notify-product.ts';

interface StockMove {
  handle: string;
  variantId: number | null;
  /** The change of the stock; a negative number reduces it. */
  by: number;
}

/** Changes the stock. Notifies the apps if a variant is sold out or available again. */
export function moveStock(sandbox: Sandbox, records: StoreRecords, moves: StockMove[]): void {
  const changed = new Set<StoreProduct>();
  for (const { handle, variantId, by } of moves) {
    const product = records.products.get(handle);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant || by === 0) continue;
    const wasThere = variant.inventory > 0;
    variant.inventory += by;
    if (wasThere !== variant.inventory > 0) changed.add(product);
  }
  for (const product of changed) notifyProduct(sandbox, records, product);
}

/** Returns the remaining pieces of these lines to the stock. */
export function returnStock(sandbox: Sandbox, records: StoreRecords, lines: OrderLine[]): void {
  moveStock(
    sandbox,
    records,
    lines.map((line) => ({ ...line, by: line.currentQuantity })),
  );
}
