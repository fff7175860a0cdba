import type { Words } from './words/en.ts';

/**
 * The pages of each section in the order of the menu, as files of the folder `docs`. `api/*` and `decisions/*` stand
 * for the pages that are generated or listed there.
 */
export const NAVIGATION: Record<keyof Words['sections'], readonly string[]> = {
  start: ['README.md', 'tour.md', 'install.md'],
  connect: [
    'connect/shopify.md',
    'connect/whatsapp.md',
    'connect/facebook.md',
    'connect/email.md',
    'connect/storage.md',
    'connect/login-provider.md',
  ],
  use: [
    'use/campaigns.md',
    'use/opt-in-tools.md',
    'use/broadcasts.md',
    'use/audiences.md',
    'use/templates.md',
    'use/inbox.md',
    'use/people.md',
    'use/figures.md',
    'use/team.md',
    'use/copies.md',
  ],
  api: ['api.md', 'api/*'],
  operate: ['settings.md', 'operate.md', 'scale.md', 'plans.md'],
  develop: [
    'commands.md',
    '../ARCHITECTURE.md',
    '../CONTRIBUTING.md',
    '../STYLE.md',
    'decisions.md',
    'decisions/*',
  ],
  more: ['comparison.md', 'faq.md'],
};
