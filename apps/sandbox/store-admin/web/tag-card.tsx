import type { FormEvent } from 'react';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import type { ChangeOrder } from './order-page.tsx';

/** The order's tags. */
export function TagCard({ order, change }: { order: OrderReading; change: ChangeOrder }) {
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const tag = new FormData(form).get('tag');
    if (typeof tag !== 'string') return;
    if (await change('tag', { add: [tag] }, `Tagged ${tag}.`)) form.reset();
  };
  return (
    <section className="card" aria-label="Tags">
      <h3>Tags</h3>
      {order.tags.length > 0 && (
        <ul className="tags">
          {order.tags.map((tag) => (
            <li key={tag} className="badge">
              {tag}
              <button
                type="button"
                aria-label={`Take ${tag} off`}
                onClick={() => void change('tag', { remove: [tag] }, `${tag} was taken off.`)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="row" onSubmit={(event) => void submit(event)}>
        <label className="grow">
          New tag
          <input name="tag" maxLength={255} required />
        </label>
        <button type="submit">Tag</button>
      </form>
    </section>
  );
}
