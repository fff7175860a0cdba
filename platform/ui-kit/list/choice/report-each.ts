import type { EachResult } from '#platform/http/several/each-result.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import { toastError } from '../../toast.tsx';

/** Reports a call for several rows: `succeed` if all were done, otherwise how many were refused and why. */
export function reportEach(id: string, { done, refused }: EachResult, succeed: () => void): void {
  if (refused.length === 0) return succeed();
  const reasons = [...new Set(refused.map(({ reason }) => reason))].join(' ');
  toastError(id, fill(texts.choice.partly, { done: done.length, refused: refused.length, reasons }));
}
