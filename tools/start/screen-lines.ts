const LABEL_WIDTH = 34;
const BAR_WIDTH = 30;

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Formats a completed step with its seconds. */
export function stepLine(label: string, milliseconds: number): string {
  return `  ${label.padEnd(LABEL_WIDTH)} ${seconds(milliseconds).padStart(8)}`;
}

/** Formats progress as a bar. `share` is between 0 and 1. */
export function barLine(label: string, share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH);
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return `  ${label}  ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${String(percent).padStart(3)} %`;
}
