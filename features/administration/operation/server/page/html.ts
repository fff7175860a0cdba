const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const MINUTE = 60;
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Escapes text for HTML. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** Formats a time in UTC to the second, as in the logs. */
export function when(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

export function seconds(count: number): string {
  if (count < 1) return '';
  if (count < 2 * MINUTE) return `${Math.round(count)} s`;
  return count < 120 * MINUTE
    ? `${Math.round(count / MINUTE)} min`
    : `${Math.round(count / MINUTE / MINUTE)} h`;
}

export function bytes(count: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
  return `${(count / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`;
}

/** Renders a table row. The cells must already be escaped. */
export function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

export function table(heads: readonly string[], rows: readonly string[]): string {
  return `<div class="wide"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
