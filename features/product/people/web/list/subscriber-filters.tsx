import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { splitList } from '#platform/http/text-shapes.ts';
import { ChooseMany } from '#platform/ui-kit/fields/choose-many.tsx';
import { DayInput } from '#platform/ui-kit/fields/day-input.tsx';
import { FilterGrid } from '#platform/ui-kit/list/list-frame.tsx';
import type { SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { texts } from '../../texts/en.ts';
import { nameDialCode, STANDING_CHOICES } from './subscriber-words.ts';
import styles from './subscribers-page.module.css';
import { useSubscriberFilters } from './use-subscribers.ts';

interface FiltersProps {
  shopUrl: string;
  filter: SubscriberFilter;
  onChange: (filter: SubscriberFilter) => void;
}

const CHANNELS = Object.entries(CHANNEL_LABELS).map(([value, label]) => ({ value, label }));
/** The pause in typing before a search. Document 1, section 9. */
const DEBOUNCE_MS = 500;

/** The filters and the search of the list. */
export function SubscriberFilters({ shopUrl, filter, onChange }: FiltersProps) {
  const { data } = useSubscriberFilters(shopUrl);
  const sources = (data?.sources ?? []).map((value) => ({ value, label: optInWay(value) }));
  const codes = (data?.dialCodes ?? []).map((one) => ({ value: one.dialCode, label: nameDialCode(one) }));
  const several = (field: 'channel' | 'source' | 'dialCode') => ({
    chosen: splitList(filter[field]),
    onChange: (chosen: string[]) => onChange({ ...filter, [field]: chosen.join(',') || undefined }),
  });
  return (
    <FilterGrid role="search" name={texts.list.title}>
      <SearchField
        search={filter.search ?? ''}
        onSearch={(search) => onChange({ ...filter, search: search || undefined })}
      />
      <ChooseMany
        label={texts.filters.consent}
        none={texts.filters.everybody}
        choices={STANDING_CHOICES}
        chosen={wantedStandings(filter)}
        onChange={(chosen) => onChange({ ...filter, standing: chosen.join(',') || 'everybody' })}
      />
      <ChooseMany label={texts.columns.channel} choices={CHANNELS} {...several('channel')} />
      <ChooseMany label={texts.columns.tool} choices={sources} {...several('source')} />
      <ChooseMany
        label={texts.filters.country}
        choices={codes.toSorted((one, other) => one.label.localeCompare(other.label))}
        {...several('dialCode')}
      />
      <DayInput
        label={texts.filters.from}
        value={filter.from ?? ''}
        max={filter.until}
        onDay={(day) => onChange({ ...filter, from: day || undefined })}
      />
      <DayInput
        label={texts.filters.until}
        value={filter.until ?? ''}
        min={filter.from}
        onDay={(day) => onChange({ ...filter, until: day || undefined })}
      />
    </FilterGrid>
  );
}

/** By default the list shows subscribed people, and a search everybody. */
function wantedStandings({ standing, search }: SubscriberFilter): string[] {
  if (standing === undefined) return search === undefined ? ['subscribed'] : [];
  return splitList(standing).filter((one) => one !== 'everybody');
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  // The search changed from outside, for example when all filters were removed. In an effect, the typing timer could
  // request the old search first.
  if (seen !== search) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const look = (text: string) => {
    setAsked(text.trim());
    latest.current(text.trim());
  };
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      latest.current(typed.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <TextInput
      className={styles.search ?? ''}
      type="search"
      label={texts.filters.search}
      placeholder={texts.filters.searchExample}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && look(typed)}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
    />
  );
}
