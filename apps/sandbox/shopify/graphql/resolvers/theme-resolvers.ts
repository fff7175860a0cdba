import { THEME_SETTINGS } from '../../theme-settings.ts';
import type { Asked, Resolver } from '../resolver.ts';

interface ThemeArguments {
  roles?: string[];
}

/** Resolvers for the store's only theme, and for the settings among its files. */
export const themeResolvers: Record<string, Resolver> = {
  themes: ({ roles }: ThemeArguments, { records: { store } }: Asked) => {
    if (roles && !roles.includes('MAIN')) return { nodes: [] };
    const theme = {
      __typename: 'OnlineStoreTheme',
      id: `gid://shopify/OnlineStoreTheme/${store.id}`,
      name: 'Dawn',
      role: 'MAIN',
      files: ({ filenames }: { filenames?: string[] }) => ({
        nodes: filenames && !filenames.includes(THEME_SETTINGS.filename) ? [] : [settingsFile()],
      }),
    };
    return { nodes: [theme] };
  },
};

function settingsFile() {
  const { filename, content } = THEME_SETTINGS;
  return {
    __typename: 'OnlineStoreThemeFile',
    filename,
    contentType: 'application/json',
    body: { __typename: 'OnlineStoreThemeFileBodyText', content },
  };
}
