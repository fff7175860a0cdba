import type { FormEvent } from 'react';
import { useReading } from '../../pages/web/use-reading.ts';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import type { ProductReading } from '../../shopify/products/product-reading.ts';
import type { ChangeOrder } from './order-page.tsx';
import { showMoney } from './show-values.ts';
import { storePath } from './use-act.ts';

interface OrderLinesProps {
  order: OrderReading;
  change: ChangeOrder;
}

/** The lines of an order. Changed quantities and one added product are saved together. */
export function OrderLines({ order, change }: OrderLinesProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void change('edit', { lines: editsIn(order, data) }, 'The order was edited.');
  };
  return (
    <section className="card" aria-label="Items">
      <h3>Items</h3>
      <form onSubmit={submit}>
        <ul className="lines">
          {order.lines.map((line) => (
            <li key={line.id}>
              <span>
                {line.title}
                {line.variantTitle && <span className="soft"> · {line.variantTitle}</span>}
              </span>
              <span className="soft">{showMoney(line.priceCents)}</span>
              <input
                name={`line-${line.id}`}
                type="number"
                min={0}
                max={999}
                defaultValue={line.currentQuantity}
                disabled={order.cancelledAt !== null}
                aria-label={`Quantity of ${line.title}`}
              />
              <span className="number">{showMoney(line.priceCents * line.currentQuantity)}</span>
            </li>
          ))}
        </ul>
        {order.cancelledAt === null && <AddLine />}
      </form>
    </section>
  );
}

function AddLine() {
  const { value: products } = useReading<ProductReading[]>(storePath('/products'));
  return (
    <div className="row">
      <label className="grow">
        Add
        <select name="add">
          <option value="">Nothing</option>
          {products?.flatMap(({ handle, title, variants }) =>
            variants.map((variant) => (
              <option key={variant.id} value={`${handle}/${variant.id}`}>
                {variants.length > 1 ? `${title}, ${variant.title}` : title}
              </option>
            )),
          )}
        </select>
      </label>
      <button type="submit">Save the items</button>
    </div>
  );
}

function editsIn({ lines }: OrderReading, data: FormData): object[] {
  const changed = lines
    .map(({ id }) => ({ lineId: id, quantity: Number(data.get(`line-${id}`)) }))
    .filter(({ quantity }, index) => quantity !== lines[index]?.currentQuantity);
  const added = data.get('add');
  const [handle, variant] = typeof added === 'string' ? added.split('/') : [];
  return variant ? [...changed, { handle, variantId: Number(variant), quantity: 1 }] : changed;
}
