import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const Body = z.object({ content: z.string().optional(), contentBase64: z.string().optional() });

const Themes = z.object({
  themes: z.object({
    nodes: z.array(z.object({ files: z.object({ nodes: z.array(z.object({ body: Body })) }).nullable() })),
  }),
});

/** The settings file of the published theme; needs `read_themes`. Empty without a theme or file. */
export const mainThemeSettings: AdminOperation<z.infer<typeof Themes>> = {
  document: `query MainThemeSettings { themes(first: 1, roles: [MAIN]) { nodes { files(first: 1, filenames: ["config/settings_data.json"]) { nodes { body { ... on OnlineStoreThemeFileBodyText { content } ... on OnlineStoreThemeFileBodyBase64 { contentBase64 } } } } } } }`,
  data: Themes,
};
