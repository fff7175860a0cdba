import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { loadMore } from '#platform/ui-kit/list/load-more.tsx';
import type { Item } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import { ItemRow } from './item-row.tsx';
import { MoreRows } from './more-rows.tsx';
import styles from './product-picker.module.css';
import { useItems } from './use-recommendations.ts';

const TYPING_MS = 200;
/** The server's limit for a search. */
const LONGEST_SEARCH = 100;

interface ProductPickerProps {
  shopUrl: string;
  label: string;
  placeholder: string;
  onlyProducts?: boolean;
  /** Items that are picked already. They are shown and cannot be picked again. */
  taken?: readonly Item[];
  /** Whether it closes after one pick. Otherwise several can be picked. */
  picksOne?: boolean;
  onPick: (item: Item) => void;
}

/** Picks from the whole catalogue: the server searches, and pages load while scrolling. */
export function ProductPicker({ picksOne = false, taken = [], ...props }: ProductPickerProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), TYPING_MS);
  const combobox = useCombobox({ loop: false, onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useItems(props.shopUrl, search, props.onlyProducts ?? false, combobox.dropdownOpened);
  const items = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const pick = (key: string) => {
    const item = items.find((one) => keyOf(one) === key);
    if (item) props.onPick(item);
    if (!picksOne) return;
    setText('');
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick} shadow="md" withinPortal={false}>
      <Combobox.Target>
        <TextInput
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          label={props.label}
          placeholder={props.placeholder}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={text}
          maxLength={LONGEST_SEARCH}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={styles.options ?? ''} aria-label={props.label}>
          {items.map((item) => (
            <Option key={keyOf(item)} item={item} isTaken={taken.some((one) => keyOf(one) === keyOf(item))} />
          ))}
          {found.hasNextPage && (
            <MoreRows
              key={items.length}
              isWaiting={found.isFetchingNextPage}
              onSeen={() => void loadMore(found)}
            />
          )}
          <Note found={found} search={search} isEmpty={items.length === 0} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Option({ item, isTaken }: { item: Item; isTaken: boolean }) {
  return (
    <Combobox.Option className={styles.option ?? ''} value={keyOf(item)} disabled={isTaken}>
      <ItemRow item={item}>
        {isTaken && (
          <span className={styles.taken}>
            <IconCheck size={16} stroke={1.75} aria-hidden /> {texts.items.added}
          </span>
        )}
      </ItemRow>
    </Combobox.Option>
  );
}

interface NoteProps {
  found: ReturnType<typeof useItems>;
  search: string;
  isEmpty: boolean;
}

function Note({ found, search, isEmpty }: NoteProps) {
  if (found.isError) return <Combobox.Empty role="alert">{sentenceOf(found.error)}</Combobox.Empty>;
  if (found.isPending) return <Combobox.Empty>{texts.items.loading}</Combobox.Empty>;
  if (!isEmpty) return null;
  const nothing = search === '' ? texts.items.none : fill(texts.items.notFound, { search });
  return <Combobox.Empty>{nothing}</Combobox.Empty>;
}

function keyOf({ id, isCollection }: Item): string {
  return `${isCollection ? 'collection' : 'product'} ${id}`;
}
