import { currentReader } from './reader.ts';

/** Formats a percentage for the reader: 12.5 becomes 12.5% or 12,5 %. */
export function writePercent(percent: number): string {
  return (percent / 100).toLocaleString(currentReader().locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
}
