/** The requested part of a file. `unsatisfiable` if it does not exist. */
export type WantedRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' };

/** Reads a `Range` header for a file of `bytes`. Several parts or an invalid range mean the whole file. */
export function wantedRange(header: string | undefined, bytes: number): WantedRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return { kind: 'whole' };
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return { kind: 'whole' };
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return start > end ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
