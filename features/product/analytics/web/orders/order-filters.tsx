import { NativeSelect } from '@mantine/core';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import '@mantine/core/styles/Combobox.css';
import { shopDay } from '#platform/clock/shop-day.ts';
import { FilterGrid } from '#platform/ui-kit/list/list-frame.tsx';
import { DayInput } from '#platform/ui-kit/parts/day-input.tsx';
import { CreditedBy } from '../../contract/order-calls.ts';
import type { OrdersAsked } from './asked-orders.ts';
import { CREDITED_LABELS, OWN_DAYS, SCOPE_LABELS } from './copy.ts';
import type { SourceWords } from './orders-page.tsx';

interface FiltersProps {
  asked: OrdersAsked;
  onChange: (asked: OrdersAsked) => void;
  sourceWords: SourceWords;
  timeZone: string;
}

const ANY = { value: '', label: 'All' };
const OWN = 'own';
const USUAL_SCOPE = '30';
const DAYS = [
  // In the usual order, which numeric keys would not keep.
  ...(['0', '1', '7', '30', '-1'] as const).map((value) => ({ value, label: SCOPE_LABELS[value] })),
  { value: OWN, label: OWN_DAYS },
];
const CREDITED = CreditedBy.options.map((value) => ({ value, label: CREDITED_LABELS[value] }));
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
        label="Credited"
        data={CREDITED}
        value={asked.credited ?? 'all'}
        onChange={(event) => setCredited(CreditedBy.parse(event.currentTarget.value))}
      />
      <NativeSelect
        label="Channel"
        data={CHANNELS}
        disabled={isUncredited}
        value={asked.channel ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...asked, channel: value === 'WA' || value === 'FB' ? value : undefined })
        }
      />
      <NativeSelect
        label="Campaign"
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
        label="Days"
        data={DAYS}
        value={isOwn ? OWN : String(asked.scope ?? USUAL_SCOPE)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isOwn && (
        <>
          <DayInput label="From" value={asked.from ?? ''} onDay={(day) => move('from', day)} />
          <DayInput label="Until" value={asked.to ?? ''} onDay={(day) => move('to', day)} />
        </>
      )}
    </>
  );
}
