/** Pasted formatted content: a text, or an element with its lower-case tag and its `style`. */
export type Rich = string | { tag: string; style: string; children: readonly Rich[] };

const MARKS = { bold: '*', italic: '_', struck: '~', code: '```' } as const;
type Mark = keyof typeof MARKS;

const TAGS: readonly [mark: Mark, tags: RegExp][] = [
  ['bold', /^(b|strong|h[1-6])$/],
  ['italic', /^(i|em)$/],
  ['struck', /^(s|strike|del)$/],
  ['code', /^(code|pre|kbd|samp|tt)$/],
];
/** Styles that mean a mark, and styles against it: some programs wrap everything in a <b> that is not bold. */
const STYLES: readonly [mark: Mark, has: RegExp, lacks: RegExp][] = [
  ['bold', /font-weight:\s*(bold|[6-9]00)/, /font-weight:\s*(normal|[1-5]00)/],
  ['italic', /font-style:\s*(italic|oblique)/, /font-style:\s*normal/],
  ['struck', /text-decoration[^;]*:[^;]*line-through/, /text-decoration:\s*none/],
];
const UNSEEN = /^(script|style|head|title|noscript|template|svg|meta|link)$/;
const APART = /^(p|h[1-6]|ul|ol|table|blockquote|pre)$/;
const LINES = /^(div|li|tr|section|article|header|footer|main|nav|dt|dd|figure)$/;

interface Run {
  text: string;
  marks: readonly Mark[];
}

/** Returns formatted content as text with WhatsApp's marks, or null if none applies. */
export function wordsOfRich(rich: Rich): string | null {
  const written: Written = { lines: [[]], breaks: 0 };
  walk(rich, [], written);
  const { lines } = written;
  if (!lines.flat().some(({ marks }) => marks.length > 0)) return null;
  return lines
    .map((runs) => joined(runs).map(write).join('').trim())
    .join('\n')
    .trim();
}

/** `breaks` is the number of line breaks before the next text. */
interface Written {
  lines: Run[][];
  breaks: number;
}

function walk(rich: Rich, marks: readonly Mark[], written: Written): void {
  if (typeof rich === 'string') return append(written, { text: rich.replaceAll(/\s+/g, ' '), marks });
  const { tag, children } = rich;
  if (UNSEEN.test(tag)) return;
  if (tag === 'br') written.breaks += 1;
  const apart = APART.test(tag) ? 2 : LINES.test(tag) ? 1 : 0;
  written.breaks = Math.max(written.breaks, apart);
  if (tag === 'li') append(written, { text: '- ', marks: [] });
  const own = marksOf(rich, marks);
  for (const child of children) walk(child, own, written);
  written.breaks = Math.max(written.breaks, apart);
}

/** Spaces between two lines are dropped. */
function append(written: Written, run: Run): void {
  const isBlank = run.text.trim() === '';
  if (isBlank && written.breaks > 0) return;
  for (; written.breaks > 0; written.breaks -= 1) written.lines.push([]);
  written.lines.at(-1)?.push(isBlank ? { ...run, marks: [] } : run);
}

function marksOf({ tag, style }: Exclude<Rich, string>, above: readonly Mark[]): readonly Mark[] {
  const marks = new Set(above);
  for (const [mark, tags] of TAGS) if (tags.test(tag)) marks.add(mark);
  for (const [mark, has, lacks] of STYLES) {
    if (has.test(style)) marks.add(mark);
    else if (lacks.test(style)) marks.delete(mark);
  }
  // Monospaced text has no other formatting.
  return marks.has('code') ? ['code'] : [...marks];
}

/** Joins consecutive runs with the same formatting. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && last.marks.join() === run.marks.join())
      whole[whole.length - 1] = { ...last, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}

/** A formatting mark works only directly next to the text, without a space between. */
function write({ text, marks }: Run): string {
  const words = text.trim();
  if (words === '' || marks.length === 0) return text;
  const around = marks.map((mark) => MARKS[mark]);
  const [before, after] = [around.join(''), around.toReversed().join('')];
  return text.replace(words, () => before + words + after);
}
