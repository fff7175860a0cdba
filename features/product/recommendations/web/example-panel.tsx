import { useState } from 'react';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { getExample } from '../contract/recommendation-calls.ts';
import type { Item, Method, RecommendedProduct } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import styles from './example-panel.module.css';
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
    <Panel title={texts.example.title}>
      <div className={styles.example}>
        <ProductPicker
          shopUrl={of.shopUrl}
          label={texts.example.bought}
          placeholder={bought?.title ?? texts.example.choose}
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
    return <FailureNote bare what={texts.example.what} error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={styles.products}>
        <WaitingFor what={texts.example.what} />
        <WaitingBlock height={72} />
        <WaitingBlock height={72} />
      </div>
    );
  return (
    <div role="status">
      <p className={styles.lead}>
        {fill(data.data.length === 0 ? texts.example.nothing[method] : texts.example.recommended, {
          title: bought.title,
        })}
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
  const { countedAt, ordersCounted } = example;
  return (
    <p className={styles.counted}>
      {countedAt === null ? texts.example.notCounted : fill(texts.example.counted, { count: ordersCounted })}
    </p>
  );
}
