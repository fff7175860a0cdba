/** The part of a file that a request asks for; `unsatisfiable` when the file has no such part. */
export type WantedRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' };

/** Reads a `Range` header for a file of `bytes`. More than one part, or what is no range, means the whole. */
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
