import type { FormEvent } from 'react';
import { Table, type Column } from '../../pages/web/table.tsx';
import { useReading } from '../../pages/web/use-reading.ts';
import type { ProductReading } from '../../shopify/products/product-reading.ts';
import { Notice } from './notice.tsx';
import { showMoney } from './show-values.ts';
import { storePath, useAct, type Act } from './use-act.ts';

/** A row of the table: a variant of a product. */
interface Variant {
  product: ProductReading;
  variant: ProductReading['variants'][number];
  /** The product's name, with the variant's title if the product has several. */
  name: string;
  /** Whether this is the first variant of its product, whose row has the product's switch. */
  isFirst: boolean;
}

/** The catalogue: the stock of each variant, and whether shoppers see the product. */
export function ProductList() {
  const { value, refresh } = useReading<ProductReading[]>(storePath('/products'));
  const { act, notice } = useAct(refresh);
  if (!value) return null;
  return (
    <>
      <Notice notice={notice} />
      <section className="card" aria-label="Products">
        <Table
          columns={columnsFor(act)}
          rows={value.flatMap(variantsOf)}
          keyOf={({ variant }) => `${variant.id}:${variant.inventory}`}
        />
      </section>
    </>
  );
}

function variantsOf(product: ProductReading): Variant[] {
  return product.variants.map((variant, at) => ({
    product,
    variant,
    name: product.variants.length > 1 ? `${product.title}, ${variant.title}` : product.title,
    isFirst: at === 0,
  }));
}

function columnsFor(act: Act['act']): Column<Variant>[] {
  return [
    { title: 'Product', isName: true, cell: ({ name }) => name },
    {
      title: 'Kind',
      isSpare: true,
      cell: ({ product }) => <span className="soft">{product.productType}</span>,
    },
    {
      title: 'Price',
      isNumber: true,
      isSpare: true,
      cell: ({ variant }) => showMoney(variant.priceCents),
    },
    { title: 'Stock', cell: (row) => <StockForm row={row} act={act} /> },
    {
      title: 'In the store',
      cell: ({ product, isFirst }) => isFirst && <PublishSwitch product={product} act={act} />,
    },
  ];
}

function StockForm({ row: { product, variant, name }, act }: { row: Variant; act: Act['act'] }) {
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get('stock'));
    const body = { quantity, variantId: variant.id };
    void act(`/products/${product.id}/stock`, body, `There are ${quantity} of ${name}.`);
  };
  return (
    <form className="stock" onSubmit={save}>
      <input name="stock" type="number" defaultValue={variant.inventory} aria-label={`Stock of ${name}`} />
      <button type="submit" aria-label={`Save the stock of ${name}`}>
        Save
      </button>
    </form>
  );
}

function PublishSwitch({ product, act }: { product: ProductReading; act: Act['act'] }) {
  const publish = (isPublished: boolean): void => {
    const done = `${product.title} is ${isPublished ? 'in' : 'out of'} the store.`;
    void act(`/products/${product.id}/publish`, { isPublished }, done);
  };
  return (
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
  );
}
