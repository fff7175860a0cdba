/** Vite's manifest: each chunk by its source, with its static and dynamic imports and its style sheets. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

export interface FirstLoad {
  name: string;
  /** The JavaScript that must be loaded before the page shows. */
  files: string[];
}

const ENTRY = 'index.html';
const LANDING = 'landing.html';
const CAMPAIGN_PAGE = 'pages/campaign-screens.tsx';
const FLOW_EDITOR = 'automations/web/editor/flow-editor.tsx';

/** Returns the landing page, and the shell with each screen that it can open first. */
export function firstLoads(manifest: Manifest): FirstLoad[] {
  const screens = screensOf(manifest);
  return [
    { name: 'landing', files: filesOf(manifest, [LANDING]) },
    ...screens.map((screen) => ({
      name: `shell with ${screen.split('/').at(-1)}`,
      files: filesOf(manifest, [ENTRY, screen]),
    })),
  ];
}

/** Returns what opening the flow editor loads in addition. Null if the flow editor was not built. */
export function flowEditorLoad(manifest: Manifest): FirstLoad | null {
  const editor = Object.keys(manifest).find((source) => source.endsWith(FLOW_EDITOR));
  if (editor === undefined) return null;
  // Only a campaign's page opens it.
  const before = new Set(filesOf(manifest, [ENTRY, CAMPAIGN_PAGE]));
  const files = filesOf(manifest, [editor]).filter((file) => !before.has(file));
  return { name: 'flow editor', files };
}

/** Returns a campaign's page with its style sheets. */
export function campaignPageLoad(manifest: Manifest): FirstLoad {
  const sources = [...partsOf(manifest, [ENTRY, CAMPAIGN_PAGE])];
  const sheets = sources.flatMap((source) => manifest[source]?.css ?? []);
  const files = [...filesOf(manifest, [ENTRY, CAMPAIGN_PAGE]), ...new Set(sheets)];
  return { name: 'campaign page with style sheets', files };
}

/** Returns the dynamic imports of the entry and the shell that are named as a screen or page. */
function screensOf(manifest: Manifest): string[] {
  const base = [...partsOf(manifest, [ENTRY])];
  const later = new Set(base.flatMap((source) => manifest[source]?.dynamicImports ?? []));
  return [...later].filter((source) => /-(screen|page|article)\.tsx$/.test(source));
}

function filesOf(manifest: Manifest, sources: string[]): string[] {
  const files = [...partsOf(manifest, sources)].map((source) => manifest[source]?.file ?? '');
  return files.filter((file) => file.endsWith('.js'));
}

/** Returns the chunks that a browser loads before any code runs, by following the static imports. */
function partsOf(manifest: Manifest, sources: string[]): Set<string> {
  const found = new Set<string>();
  const follow = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`${source} is not in the build`);
    if (found.has(source)) return;
    found.add(source);
    chunk.imports?.forEach(follow);
  };
  sources.forEach(follow);
  return found;
}
