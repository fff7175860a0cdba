import { IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { fill } from '#platform/language/reader.ts';
import { MOST_ITEMS, type Item, type ItemList } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import styles from './item-list-field.module.css';
import { ItemRow } from './item-row.tsx';
import { ProductPicker } from './product-picker.tsx';

interface ItemListFieldProps {
  list: ItemList;
  shopUrl: string;
  items: readonly Item[];
  onAdd: (item: Item) => void;
  onRemove: (item: Item) => void;
}

/** A list of a rule: its products and collections, and a field to add more. */
export function ItemListField({ list, shopUrl, items, onAdd, onRemove }: ItemListFieldProps) {
  const titleId = useId();
  const field = useRef<HTMLElement>(null);
  const words = texts.lists[list];
  return (
    <section ref={field} className={styles.field} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {words.name}
      </h3>
      {items.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.isCollection} ${item.id}`} className={styles.item}>
            <ItemRow item={item}>
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(texts.items.remove, { title: item.title })}
                onClick={() => {
                  onRemove(item);
                  // The button is removed together with its product.
                  field.current?.querySelector('input')?.focus();
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            </ItemRow>
          </li>
        ))}
      </ul>
      {items.length < MOST_ITEMS && (
        <ProductPicker
          shopUrl={shopUrl}
          label={fill(texts.items.add, { list: words.name })}
          placeholder={texts.items.search}
          taken={items}
          onPick={onAdd}
        />
      )}
    </section>
  );
}
