import type { FormEvent } from 'react';
import { useReading } from '../../control/web/use-reading.ts';
import type { ProductReading } from '../../shopify/products/product-reading.ts';
import { Notice } from './notice.tsx';
import { showMoney } from './show-values.ts';
import { storePath, useAct, type Act } from './use-act.ts';

/** The catalogue: how much there is of each, and whether shoppers see it. */
export function ProductList() {
  const { value, refresh } = useReading<ProductReading[]>(storePath('/products'));
  const { act, notice } = useAct(refresh);
  if (!value) return null;
  return (
    <>
      <Notice notice={notice} />
      <section className="card" aria-label="Products">
        <table>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className="spare">
                Kind
              </th>
              <th scope="col" className="number spare">
                Price
              </th>
              <th scope="col">Stock</th>
              <th scope="col">In the store</th>
            </tr>
          </thead>
          <tbody>
            {value.flatMap((product) =>
              product.variants.map((variant, index) => (
                <VariantRow
                  key={`${variant.id}:${variant.inventory}`}
                  product={product}
                  variant={variant}
                  isFirst={index === 0}
                  act={act}
                />
              )),
            )}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface VariantRowProps {
  product: ProductReading;
  variant: ProductReading['variants'][number];
  isFirst: boolean;
  act: Act['act'];
}

function VariantRow({ product, variant, isFirst, act }: VariantRowProps) {
  const name = product.variants.length > 1 ? `${product.title}, ${variant.title}` : product.title;
  const stock = (event: FormEvent): void => {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget as HTMLFormElement).get('stock'));
    const body = { quantity, variantId: variant.id };
    void act(`/products/${product.id}/stock`, body, `There are ${quantity} of ${name}.`);
  };
  const publish = (isPublished: boolean): void => {
    const done = `${product.title} is ${isPublished ? 'in' : 'out of'} the store.`;
    void act(`/products/${product.id}/publish`, { isPublished }, done);
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="soft spare">{product.productType}</td>
      <td className="number spare">{showMoney(variant.priceCents)}</td>
      <td>
        <form className="stock" onSubmit={stock}>
          <input
            name="stock"
            type="number"
            defaultValue={variant.inventory}
            aria-label={`Stock of ${name}`}
          />
          <button type="submit" aria-label={`Save the stock of ${name}`}>
            Save
          </button>
        </form>
      </td>
      <td>
        {isFirst && (
          <label className="check">
            <input
              type="checkbox"
              role="switch"
              checked={product.isPublished}
              aria-checked={product.isPublished}
              aria-label={`${product.title} is in the store`}
              onChange={(event) => publish(event.currentTarget.checked)}
            />
            {product.isPublished ? 'Shown' : 'Hidden'}
          </label>
        )}
      </td>
    </tr>
  );
}
