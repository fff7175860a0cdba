import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { CHANNEL_WORDS, nameDialCode, sourceInWords, STANDING_CHOICES } from './subscriber-words.ts';
import styles from './subscribers-page.module.css';
import { useSubscriberFilters } from './use-subscribers.ts';

interface FiltersProps {
  shopUrl: string;
  filter: SubscriberFilter;
  onChange: (filter: SubscriberFilter) => void;
}

const ANY = { value: '', label: 'All' };
const CHANNELS = [ANY, ...Object.entries(CHANNEL_WORDS).map(([value, label]) => ({ value, label }))];
/** Document 1, section 9: so long nobody has typed before it is looked for. */
const DEBOUNCE_MS = 500;

/** Whom the list is about. */
export function SubscriberFilters({ shopUrl, filter, onChange }: FiltersProps) {
  const { data } = useSubscriberFilters(shopUrl);
  const set = (name: keyof SubscriberFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value || undefined });
  const sources = (data?.sources ?? []).map((value) => ({ value, label: sourceInWords(value) }));
  const codes = (data?.dialCodes ?? []).map((one) => ({ value: one.dialCode, label: nameDialCode(one) }));
  return (
    <div className={styles.filters} role="search" aria-label="Subscribers">
      <SearchField
        search={filter.search ?? ''}
        onSearch={(search) => onChange({ ...filter, search: search || undefined })}
      />
      <NativeSelect
        label="Consent"
        data={[...STANDING_CHOICES]}
        value={filter.standing ?? (filter.search === undefined ? 'subscribed' : 'everybody')}
        onChange={set('standing')}
      />
      <NativeSelect label="Channel" data={CHANNELS} value={filter.channel ?? ''} onChange={set('channel')} />
      <NativeSelect
        label="Opt-in tool"
        data={[ANY, ...sources]}
        value={filter.source ?? ''}
        onChange={set('source')}
      />
      <NativeSelect
        label="Country"
        data={[ANY, ...codes.toSorted((one, other) => one.label.localeCompare(other.label))]}
        value={filter.dialCode ?? ''}
        onChange={set('dialCode')}
      />
    </div>
  );
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => latest.current(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <TextInput
      className={styles.search ?? ''}
      type="search"
      label="Find people"
      placeholder="Name, phone or e-mail"
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
    />
  );
}
