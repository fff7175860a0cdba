import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import * as z from 'zod/mini';
import { FilterGrid } from '#platform/ui-kit/list/list-frame.tsx';
import { AuditArea, AuditFilter } from '../contract/audit-calls.ts';
import { describePerson } from '../rules/describe-entry.ts';
import { texts } from '../texts/en.ts';
import { usePeople, type ActivityAsked } from './use-activity.ts';

interface FiltersProps {
  shopUrl: string;
  asked: ActivityAsked;
  onChange: (asked: ActivityAsked) => void;
}

const AREAS = [
  { value: '', label: texts.filters.anything },
  ...AuditArea.options.map((value) => ({ value: value as string, label: texts.areas[value] })),
];
const PERIODS = [
  { value: '', label: texts.periods.all },
  { value: '1', label: texts.periods.day },
  { value: '7', label: texts.periods.week },
  { value: '30', label: texts.periods.month },
  { value: '90', label: texts.periods.quarter },
];

/** The filters of the list. The people are those who changed something, also if they have left. */
export function ActivityFilters({ shopUrl, asked, onChange }: FiltersProps) {
  const { data } = usePeople(shopUrl);
  const people = (data?.people ?? []).map((person) => ({ value: person.id, label: describePerson(person) }));
  const read = <Name extends keyof ActivityAsked>(name: Name, value: string) => {
    const { data: chosen } = z.safeParse(AuditFilter[name], value || undefined);
    onChange({ ...asked, [name]: chosen });
  };
  return (
    <FilterGrid>
      <NativeSelect
        label={texts.filters.person}
        data={[{ value: '', label: texts.filters.anyone }, ...people]}
        value={asked.person ?? ''}
        onChange={(event) => read('person', event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.filters.area}
        data={AREAS}
        value={asked.area ?? ''}
        onChange={(event) => read('area', event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.filters.period}
        data={PERIODS}
        value={asked.days ?? ''}
        onChange={(event) => read('days', event.currentTarget.value)}
      />
    </FilterGrid>
  );
}
