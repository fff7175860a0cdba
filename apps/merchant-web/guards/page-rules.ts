/** Every page there is, and who may see it where. Paths are the specification's. */
export const PAGE_RULES = {
  '/': { onPhone: true, needsCharge: false },
  '/dashboard': { onPhone: true, needsCharge: false },
  '/automation-wa': { onPhone: false, needsCharge: true },
  '/automation-wa/:type': { onPhone: false, needsCharge: true },
  '/opt-in-tools-wa': { onPhone: false, needsCharge: false },
  '/help': { onPhone: false, needsCharge: false },
  '/error': { onPhone: true, needsCharge: false },
} as const;

export type PagePath = keyof typeof PAGE_RULES;

/** The page that a path leads to, or null where there is none. */
export function findPage(path: string): PagePath | null {
  const parts = path.split('/');
  const pages = Object.keys(PAGE_RULES) as PagePath[];
  return pages.find((page) => matches(page.split('/'), parts)) ?? null;
}

function matches(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}
