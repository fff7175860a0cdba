import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { ImportRules } from './import-rules.ts';

/** A member of a family: a campaign, an opt-in tool or a segment rule. */
interface Member {
  /** The name used in the API and in rows. */
  name: string;
  /** Ends with `/`. */
  folder: string;
}

const DEFINITION = /^(features\/[^/]+\/[^/]+\/(?:campaigns|tools|segment-rules)\/[^/]+\/)[^/]+\.ts$/;
const NAME = /^ {2,4}type: '(\w+[<>]?)'/m;
/** A member name that is also a common word, such as `engagement`, is not searched for. */
const IS_DISTINCT = /[A-Z]/;
/**
 * The files to check. Tests and sample data are about single members, and tools and the sandbox create members, so
 * these are exempt.
 */
const JUDGED =
  /^(features(?!\/[^/]+\/[^/]+\/testing\/)|apps\/(?:merchant-web(?!\/gallery\/)|server|storefront)|platform(?!\/testing\/))\//;
/** A catalogue contains the texts of each member, for its definition, so it is exempt. */
const NOT_JUDGED = /(\.(test|cases)|-for-tests)\.tsx?$|\/texts\/[\w-]+\.ts$/;

/**
 * Returns each line that names a member of a family outside the member's folder, in these files of the tree at `root`.
 * Code that compares a member's name must be changed for the next member, so the fact should be a field of the
 * definition. Files in `memberNames` of `import-rules.json` are exempt. An exempt file that names no member is reported
 * too.
 */
export function findMemberNames(root: string, rules: ImportRules, files: readonly string[]): string[] {
  const members = listMembers(root, files);
  const found = files
    .filter((file) => JUDGED.test(file) && !NOT_JUDGED.test(file))
    .flatMap((file) => namesIn(root, file, members).map((use) => ({ file, ...use })));
  return [
    ...found
      .filter(({ file }) => !(file in rules.memberNames))
      .map(
        ({ file, line, name }) =>
          `${file}:${line} names ${name}: read a field of its definition, or put it into its folder`,
      ),
    ...Object.keys(rules.memberNames)
      .filter((file) => !found.some((use) => use.file === file))
      .map((file) => `${file} names no member of a family: take it off memberNames`),
  ];
}

function listMembers(root: string, files: readonly string[]): Member[] {
  return files.flatMap((file) => {
    const folder = DEFINITION.exec(file)?.[1];
    if (folder === undefined || NOT_JUDGED.test(file)) return [];
    const name = NAME.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
    return name !== undefined && IS_DISTINCT.test(name) ? [{ name, folder }] : [];
  });
}

function namesIn(root: string, file: string, members: readonly Member[]): { line: number; name: string }[] {
  const foreign = new Set(members.map(({ name }) => name));
  for (const { name, folder } of members) if (file.startsWith(folder)) foreign.delete(name);
  const source = readFileSync(path.join(root, file), 'utf8');
  // Parsing takes time, and most files name no member.
  if (![...foreign].some((name) => source.includes(name))) return [];
  const found: { line: number; name: string }[] = [];
  const look = (name: unknown, start: number) => {
    if (typeof name === 'string' && foreign.has(name))
      found.push({ line: source.slice(0, start).split('\n').length, name });
  };
  new Visitor({
    Literal: ({ value, start }) => look(value, start),
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') look(key.name, key.start);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
