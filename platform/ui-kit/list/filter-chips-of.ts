import type { FilterChip } from './filter-chips.tsx';

type Filter = Readonly<Record<string, string | undefined>>;

/** Returns a chip for each value of the filters. A field may contain several values, separated by commas. */
export function filterChipsOf<F extends Filter>(
  filter: F,
  labels: { readonly [Field in keyof F]-?: (value: string) => string },
  onChange: (filter: F) => void,
): FilterChip[] {
  return Object.entries(filter).flatMap(([field, text = '']) => {
    // A search is one value, even with commas.
    const values = field === 'search' ? [text] : text.split(',');
    return values.filter(Boolean).map((value) => ({
      key: `${field}:${value}`,
      words: labels[field as keyof F](value),
      remove: () =>
        onChange({ ...filter, [field]: values.filter((one) => one !== value).join(',') || undefined }),
    }));
  });
}
