import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** Files of `docs` by path of the app, such as `{ "/inbox": "inbox.md#answer" }`. */
const HelpOfPages = z.record(z.string(), z.string());
/** Each feature says beside its pages which page of the documentation helps there. */
const FILES = '{features/*/*/web,apps/merchant-web/pages}/help-of-pages.json';

/** Returns the address of the documentation for each path of the app. Longer paths come first. */
export function helpTargets(): [path: string, address: string][] {
  return globSync(FILES)
    .flatMap((file) => Object.entries(HelpOfPages.parse(JSON.parse(readFileSync(file, 'utf8')))))
    .toSorted(([one], [other]) => other.length - one.length || one.localeCompare(other))
    .map(([at, target]) => [at, `/docs/${target.replace(/\.md(?=#|$)/, '')}`]);
}
