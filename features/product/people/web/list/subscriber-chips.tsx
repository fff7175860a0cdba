import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { filterChipsOf } from '#platform/ui-kit/list/filter-chips-of.ts';
import { FilterChips } from '#platform/ui-kit/list/filter-chips.tsx';
import type { SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { texts } from '../../texts/en.ts';
import { nameDialCode, STANDING_CHOICES } from './subscriber-words.ts';
import { useSubscriberFilters } from './use-subscribers.ts';

interface ChipsProps {
  shopUrl: string;
  filter: SubscriberFilter;
  onChange: (filter: SubscriberFilter) => void;
}

/** The filters of the list, each with a button that removes it. */
export function SubscriberChips({ shopUrl, filter, onChange }: ChipsProps) {
  const { data } = useSubscriberFilters(shopUrl);
  const labels = {
    search: (typed: string) => `“${typed}”`,
    channel: (value: string) => CHANNEL_LABELS[value as Channel],
    standing: (value: string) =>
      STANDING_CHOICES.find((one) => one.value === value)?.label ?? texts.filters.everybody,
    source: optInWay,
    dialCode: (value: string) => {
      const known = data?.dialCodes.find(({ dialCode }) => dialCode === value);
      return known ? nameDialCode(known) : `+${value}`;
    },
    from: (day: string) => fill(texts.filters.fromDay, { day: formatDayOfYear(day) }),
    until: (day: string) => fill(texts.filters.untilDay, { day: formatDayOfYear(day) }),
  };
  return <FilterChips chips={filterChipsOf(filter, labels, onChange)} clear={() => onChange({})} />;
}
