import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { splitList } from '#platform/http/text-shapes.ts';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { FilterChips, type FilterChip } from '#platform/ui-kit/parts/filter-chips.tsx';
import type { SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { CHANNEL_LABELS, nameDialCode, STANDING_CHOICES } from './subscriber-words.ts';
import { useSubscriberFilters } from './use-subscribers.ts';

interface ChipsProps {
  shopUrl: string;
  filter: SubscriberFilter;
  onChange: (filter: SubscriberFilter) => void;
}

/** What the list is narrowed to, each value with the way out of it. */
export function SubscriberChips({ shopUrl, filter, onChange }: ChipsProps) {
  const { data } = useSubscriberFilters(shopUrl);
  const words: Record<keyof SubscriberFilter, (value: string) => string> = {
    search: (typed) => `“${typed}”`,
    channel: (value) => CHANNEL_LABELS[value as keyof typeof CHANNEL_LABELS],
    standing: (value) => STANDING_CHOICES.find((one) => one.value === value)?.label ?? 'Everybody',
    source: optInWay,
    dialCode: (value) => {
      const known = data?.dialCodes.find(({ dialCode }) => dialCode === value);
      return known ? nameDialCode(known) : `+${value}`;
    },
    from: (day) => `From ${formatDayOfYear(day)}`,
    until: (day) => `Until ${formatDayOfYear(day)}`,
  };
  const chips = Object.entries(filter).flatMap(([name, text]): FilterChip[] => {
    const field = name as keyof SubscriberFilter;
    const values = field === 'search' && text !== undefined ? [text] : splitList(text);
    return values.map((value) => ({
      key: `${field}:${value}`,
      words: words[field](value),
      remove: () =>
        onChange({ ...filter, [field]: values.filter((one) => one !== value).join(',') || undefined }),
    }));
  });
  return <FilterChips chips={chips} clear={() => onChange({})} />;
}
