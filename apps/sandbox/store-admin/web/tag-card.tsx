import { Form } from '../../pages/web/form.tsx';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import type { ChangeOrder } from './order-page.tsx';

/** The order's tags. */
export function TagCard({ order, change }: { order: OrderReading; change: ChangeOrder }) {
  const addTag = async (data: FormData, form: HTMLFormElement): Promise<void> => {
    const tag = data.get('tag');
    if (typeof tag === 'string' && (await change('tag', { add: [tag] }, `Tagged ${tag}.`))) form.reset();
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
      <Form
        layout="row"
        fields={[{ name: 'tag', label: 'New tag', maxLength: 255, required: true }]}
        submit="Tag"
        onSubmit={addTag}
      />
    </section>
  );
}
