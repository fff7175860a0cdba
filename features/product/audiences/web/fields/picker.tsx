import { Combobox, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import { useSettled } from '../use-settled.ts';
import styles from './fields.module.css';

export interface PickOption {
  id: string;
  name: string;
  /** Set for kinds with pictures. Null if this one has none. */
  image?: string | null;
  note?: string;
  /** The reason why it cannot be chosen yet. */
  isDisabled?: boolean;
}

interface Found {
  options: PickOption[];
  hasMore: boolean;
}

interface PickerProps {
  label: string;
  /** The label for screen readers, which includes the rule. */
  spoken: string;
  placeholder: string;
  /** The name of the choice. Empty without one. */
  chosen: string;
  error: string | null;
  /** The cache key of the searched kind. */
  kind: string;
  search: (text: string, signal: AbortSignal) => Promise<Found>;
  choose: (option: PickOption) => void;
}

/** A combobox that finds one of many options by typing. */
export function Picker(props: PickerProps) {
  const { label, spoken, placeholder, chosen, error, kind, search, choose } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const box = useCombobox({
    onDropdownClose: () => {
      setTyped(null);
      box.resetSelectedOption();
    },
  });
  const settled = useSettled(typed?.trim() ?? '');
  const found = useQuery({
    queryKey: ['pick', kind, settled],
    queryFn: ({ signal }) => search(settled, signal),
    enabled: box.dropdownOpened,
    placeholderData: keepPreviousData,
  });
  const options = found.data?.options ?? [];
  const submit = (id: string) => {
    const option = options.find((one) => one.id === id);
    if (option) choose(option);
    box.closeDropdown();
  };
  return (
    <Combobox store={box} onOptionSubmit={submit} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          className={styles.picker ?? ''}
          role="combobox"
          aria-expanded={box.dropdownOpened}
          aria-controls={box.listId ?? ''}
          label={label}
          aria-label={spoken}
          placeholder={placeholder}
          maxLength={100}
          value={typed ?? chosen}
          error={error}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
            box.resetSelectedOption();
          }}
          onClick={() => box.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Choices label={label} options={options} note={noteOf(found.error, found.isFetching, found.data)} />
    </Combobox>
  );
}

/** The found options, and a note about them. */
function Choices({ label, options, note }: { label: string; options: PickOption[]; note: string }) {
  return (
    <Combobox.Dropdown>
      <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={label}>
        {options.map((option) => (
          <Combobox.Option key={option.id} value={option.id} disabled={option.isDisabled === true}>
            <OptionLine option={option} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <p className={styles.dropdownNote} role="status">
        {note}
      </p>
    </Combobox.Dropdown>
  );
}

function OptionLine({ option: { name, image, note } }: { option: PickOption }) {
  return (
    <span className={styles.option}>
      {typeof image === 'string' && <img src={image} alt="" loading="lazy" />}
      {image === null && <span className={styles.blank} />}
      <span className={styles.optionName}>{name}</span>
      {note !== undefined && <span className={styles.optionNote}>{note}</span>}
    </span>
  );
}

function noteOf(error: unknown, isFetching: boolean, found: Found | undefined): string {
  const count = found?.options.length ?? 0;
  if (error !== null) return sentenceOf(error);
  if (isFetching && count === 0) return texts.picker.searching;
  if (count === 0) return texts.picker.nothing;
  return found?.hasMore === true ? texts.picker.more : fill(texts.picker.results, { count });
}
