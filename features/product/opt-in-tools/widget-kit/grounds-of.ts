import type { Background } from '../contract/tool-background.ts';

/** Returns the colours that text may be on: for a gradient several, because its middle can be darker than both ends. */
export function groundsOf(ground: Background): string[] | null {
  if (ground.kind === 'image') return null;
  if (ground.kind === 'color') return [ground.color];
  return [0, 0.25, 0.5, 0.75, 1].map((share) => between(ground.from, ground.to, share));
}

function between(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
