/** Something that was pasted with its looks: words, or an element with its tag in small letters and its `style`. */
export type Rich = string | { tag: string; style: string; children: readonly Rich[] };

const MARKS = { bold: '*', italic: '_', struck: '~', code: '```' } as const;
type Mark = keyof typeof MARKS;

const TAGS: readonly [mark: Mark, tags: RegExp][] = [
  ['bold', /^(b|strong|h[1-6])$/],
  ['italic', /^(i|em)$/],
  ['struck', /^(s|strike|del)$/],
  ['code', /^(code|pre|kbd|samp|tt)$/],
];
/** What a style says for a mark, and against it: some wrap all they copy in a <b> that is none. */
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

/** The same as words with WhatsApp's marks where it had looks that WhatsApp has; null where it had none. */
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

/** `breaks`: how many lines end before the next words. */
interface Written {
  lines: Run[][];
  breaks: number;
}

function walk(rich: Rich, marks: readonly Mark[], written: Written): void {
  if (typeof rich === 'string') return say(written, { text: rich.replaceAll(/\s+/g, ' '), marks });
  const { tag, children } = rich;
  if (UNSEEN.test(tag)) return;
  if (tag === 'br') written.breaks += 1;
  const apart = APART.test(tag) ? 2 : LINES.test(tag) ? 1 : 0;
  written.breaks = Math.max(written.breaks, apart);
  if (tag === 'li') say(written, { text: '- ', marks: [] });
  const own = marksOf(rich, marks);
  for (const child of children) walk(child, own, written);
  written.breaks = Math.max(written.breaks, apart);
}

/** Blanks between two lines are none. */
function say(written: Written, run: Run): void {
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
  // Letters of one width are drawn as they are.
  return marks.has('code') ? ['code'] : [...marks];
}

/** Runs that look the same and follow each other are one. */
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

/** A mark holds only where it touches the words. */
function write({ text, marks }: Run): string {
  const words = text.trim();
  if (words === '' || marks.length === 0) return text;
  const around = marks.map((mark) => MARKS[mark]);
  const [before, after] = [around.join(''), around.toReversed().join('')];
  return text.replace(words, () => before + words + after);
}
