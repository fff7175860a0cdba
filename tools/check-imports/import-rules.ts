import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const ImportRules = z.strictObject({
  /** Which layer a file belongs to: the first pattern that it matches. `*` stays inside a folder, `**` does not. */
  layers: z.array(z.tuple([z.string(), z.string()])),
  /**
   * From a layer, to these; always to itself. `type x` means: to x, but only for types. An entry with a slash is a
   * pattern of files, as in `layers`: only these files of their layer may be imported.
   */
  layerImports: z.record(z.string(), z.array(z.string())),
  /** Rooms that may use these npm packages alone; the others may use any. */
  packages: z.record(z.string(), z.array(z.string())),
  /** The layers through which another feature may be entered. */
  betweenFeatures: z.array(z.string()),
  /** The folders of features, lowest first: a feature may use those of its own folder and of the ones before it. */
  groups: z.array(z.string()),
  /** From a feature, to these others. */
  featureImports: z.record(z.string(), z.array(z.string())),
  /** Files that name a campaign, a tool or a segment rule of another folder, each with its reason. The list only shrinks. */
  memberNames: z
    .record(z.string(), z.string().regex(/^[A-Z].{20,}\.$/, 'the reason is a sentence'))
    .default({}),
});
export type ImportRules = z.infer<typeof ImportRules>;

/** Reads `import-rules.json` of the tree at `root`; throws when it is not of the expected form. */
export function readImportRules(root: string): ImportRules {
  return ImportRules.parse(JSON.parse(readFileSync(path.join(root, 'import-rules.json'), 'utf8')));
}
