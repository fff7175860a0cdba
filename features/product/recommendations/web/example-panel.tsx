import { useState } from 'react';
import type { ResponseOf } from '#platform/http/call.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { getExample } from '../contract/recommendation-calls.ts';
import type { Item, Method, RecommendedProduct } from '../contract/recommendation.ts';
import styles from './example-panel.module.css';
import { countedSentence, nothingSentence } from './example-words.ts';
import { Picture } from './item-row.tsx';
import { ProductPicker } from './product-picker.tsx';
import { useExample, type RulesOf } from './use-recommendations.ts';

interface ExamplePanelProps {
  of: RulesOf;
  method: Method;
  currency: string;
}

/** An example: the recommendations for somebody who buys a chosen product, with reasons. */
export function ExamplePanel({ of, method, currency }: ExamplePanelProps) {
  const [bought, setBought] = useState<Item | null>(null);
  return (
    <Panel title="See an example">
      <div className={styles.example}>
        <ProductPicker
          shopUrl={of.shopUrl}
          label="Somebody buys"
          placeholder={bought?.title ?? 'Pick a product'}
          onlyProducts
          picksOne
          onPick={setBought}
        />
        {bought !== null && <Outcome of={of} method={method} bought={bought} currency={currency} />}
      </div>
    </Panel>
  );
}

function Outcome({ of, method, bought, currency }: ExamplePanelProps & { bought: Item }) {
  const { data, error, refetch } = useExample(of, method, bought.id);
  if (data === undefined && error !== null)
    return <FailureNote bare what="The example" error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={styles.products}>
        <WaitingFor what="The example" />
        <WaitingBlock height={72} />
        <WaitingBlock height={72} />
      </div>
    );
  return (
    <div role="status">
      <p className={styles.lead}>
        {data.data.length === 0
          ? nothingSentence(bought.title, method)
          : `With “${bought.title}”, in this order:`}
      </p>
      <ol className={styles.products}>
        {data.data.map((product) => (
          <Recommended key={product.productId} product={product} currency={currency} />
        ))}
      </ol>
      {method === 'automatic' && <Counted example={data} />}
    </div>
  );
}

function Recommended({ product, currency }: { product: RecommendedProduct; currency: string }) {
  return (
    <li className={styles.product}>
      <Picture url={product.imageUrl} />
      <div className={styles.words}>
        <p className={styles.title}>{product.title}</p>
        <p className={styles.why}>{product.sentence}</p>
      </div>
      {product.priceMinor !== null && (
        <span className={styles.price}>{formatMoney(product.priceMinor, currency)}</span>
      )}
    </li>
  );
}

function Counted({ example }: { example: ResponseOf<typeof getExample> }) {
  return <p className={styles.counted}>{countedSentence(example)}</p>;
}
