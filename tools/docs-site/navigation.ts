import type { Words } from './words/en.ts';

/**
 * The pages of each section in the order of the menu, as files of the folder `docs`. `api/*` and `decisions/*` stand
 * for the pages that are generated or listed there.
 */
export const NAVIGATION: Record<keyof Words['sections'], readonly string[]> = {
  start: ['README.md'],
  connect: [],
  use: ['plans.md'],
  api: ['api.md', 'api/*'],
  operate: ['install.md', 'settings.md', 'operate.md', 'scale.md'],
  develop: ['../ARCHITECTURE.md', '../CONTRIBUTING.md', '../STYLE.md', 'decisions.md', 'decisions/*'],
  more: [],
};
