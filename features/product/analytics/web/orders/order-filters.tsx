import { NativeSelect } from '@mantine/core';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import '@mantine/core/styles/Combobox.css';
import { shopDay } from '#platform/clock/shop-day.ts';
import { DayInput } from '#platform/ui-kit/fields/day-input.tsx';
import { FilterGrid } from '#platform/ui-kit/list/list-frame.tsx';
import { CreditedBy } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
import type { OrdersAsked } from './asked-orders.ts';
import type { SourceWords } from './orders-page.tsx';

interface FiltersProps {
  asked: OrdersAsked;
  onChange: (asked: OrdersAsked) => void;
  sourceWords: SourceWords;
  timeZone: string;
}

const ANY = { value: '', label: texts.orderFilters.any };
const OWN = 'own';
const USUAL_SCOPE = '30';
const DAYS = [
  { value: '0', label: texts.days.today },
  { value: '1', label: texts.days.yesterday },
  { value: '7', label: texts.orderFilters.last7 },
  { value: '30', label: texts.orderFilters.last30 },
  { value: '-1', label: texts.orderFilters.allTime },
  { value: OWN, label: texts.days.own },
];
const CREDITED = CreditedBy.options.map((value) => ({ value, label: texts.orderFilters.creditedBy[value] }));
const CHANNELS = [ANY, ...(['WA', 'FB'] as const).map((value) => ({ value, label: CHANNEL_LABELS[value] }))];

/** The filters of the list. Orders without a credit have no channel and no campaign. */
export function OrderFilters({ asked, onChange, sourceWords, timeZone }: FiltersProps) {
  const isUncredited = asked.credited === 'none';
  const sources = [ANY, ...Object.entries(sourceWords).map(([value, label]) => ({ value, label }))];
  const setCredited = (credited: CreditedBy) =>
    onChange({
      ...asked,
      credited,
      ...(credited === 'none' && { channel: undefined, sourceType: undefined, sourceId: undefined }),
    });
  return (
    <FilterGrid>
      <DayFilters asked={asked} onChange={onChange} timeZone={timeZone} />
      <NativeSelect
        label={texts.orderFilters.credited}
        data={CREDITED}
        value={asked.credited ?? 'all'}
        onChange={(event) => setCredited(CreditedBy.parse(event.currentTarget.value))}
      />
      <NativeSelect
        label={texts.orderFilters.channel}
        data={CHANNELS}
        disabled={isUncredited}
        value={asked.channel ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...asked, channel: value === 'WA' || value === 'FB' ? value : undefined })
        }
      />
      <NativeSelect
        label={texts.orderFilters.campaign}
        data={sources}
        disabled={isUncredited}
        value={asked.sourceType ?? ''}
        onChange={(event) =>
          // A broadcast belongs to its type only.
          onChange({ ...asked, sourceType: event.currentTarget.value || undefined, sourceId: undefined })
        }
      />
    </FilterGrid>
  );
}

function DayFilters({ asked, onChange, timeZone }: Omit<FiltersProps, 'sourceWords'>) {
  const isOwn = asked.from !== undefined || asked.to !== undefined;
  const choose = (value: string) => {
    const { from: _from, to: _to, scope: _scope, ...others } = asked;
    if (value !== OWN) return onChange({ ...others, scope: Number(value) });
    const today = shopDay(new Date(), timeZone);
    return onChange({ ...others, from: today, to: today });
  };
  // Moving one day past the other moves both, because reversed days do not exist.
  const move = (end: 'from' | 'to', day: string) => {
    if (day === '') return;
    const days = { from: asked.from ?? day, to: asked.to ?? day, [end]: day };
    onChange({ ...asked, ...(days.from > days.to ? { from: day, to: day } : days) });
  };
  return (
    <>
      <NativeSelect
        label={texts.days.label}
        data={DAYS}
        value={isOwn ? OWN : String(asked.scope ?? USUAL_SCOPE)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isOwn && (
        <>
          <DayInput
            label={texts.orderFilters.from}
            value={asked.from ?? ''}
            onDay={(day) => move('from', day)}
          />
          <DayInput
            label={texts.orderFilters.until}
            value={asked.to ?? ''}
            onDay={(day) => move('to', day)}
          />
        </>
      )}
    </>
  );
}
