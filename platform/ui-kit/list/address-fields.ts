import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

type Value = string | number | undefined;
type Fields = Readonly<Record<string, z.ZodMiniType<Value>>>;
type ValuesOf<F extends Fields> = z.infer<z.ZodMiniObject<F>>;

/** Returns the values in a URL. An invalid or empty value counts as missing. */
export function readAddressFields<F extends Fields>(fields: F, params: URLSearchParams): ValuesOf<F> {
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, params.get(name) || undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(values) as ValuesOf<F>;
}

/** Keeps a list's filters and sorting in the page's URL, so that it can be linked to and the back button works. */
export function useAddressFields<F extends Fields>(fields: F) {
  const [params, setParams] = useSearchParams();
  const set = (values: Readonly<Record<string, Value>>) => {
    const pairs = Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    );
    setParams(pairs, { replace: true });
  };
  return { values: readAddressFields(fields, params), params, set };
}
