import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const ImportRules = z.strictObject({
  /** A file belongs to the first layer whose pattern matches. `*` matches within one folder, `**` across folders. */
  layers: z.array(z.tuple([z.string(), z.string()])),
  /**
   * The layers that each layer may import, besides itself. `type x` allows only types of x. An entry with a slash is a
   * file pattern, as in `layers`: only files that match it may be imported.
   */
  layerImports: z.record(z.string(), z.array(z.string())),
  /** The npm packages that these folders may use; other folders may use any. */
  packages: z.record(z.string(), z.array(z.string())),
  /** The layers of another feature that may be imported. */
  betweenFeatures: z.array(z.string()),
  /** The maximum number of names, types included, that a file of these layers may export. */
  mostPublicNames: z.int().positive(),
  /** The folders of features, lowest first. A feature may use features of its own folder and of earlier folders. */
  groups: z.array(z.string()),
  /** The features that each feature may import. */
  featureImports: z.record(z.string(), z.array(z.string())),
  /**
   * Files that name a campaign, tool or segment rule of another folder, each with its reason. The list may only shrink.
   */
  memberNames: z
    .record(z.string(), z.string().regex(/^[A-Z].{20,}\.$/, 'the reason is a sentence'))
    .default({}),
});
export type ImportRules = z.infer<typeof ImportRules>;

/** Reads `import-rules.json` of the tree at `root`; throws when it is invalid. */
export function readImportRules(root: string): ImportRules {
  return ImportRules.parse(JSON.parse(readFileSync(path.join(root, 'import-rules.json'), 'utf8')));
}
