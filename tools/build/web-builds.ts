import { existsSync } from 'node:fs';
import type { Compression } from './compress-built.ts';

export interface WebBuild {
  name: string;
  config: string;
  /** Folders and files whose change makes the build stale; more than it reads, never less. */
  sources: string[];
  outDir: string;
  /** How its files are compressed, whatever the others get. */
  compression?: Compression;
}

const SHARED_SOURCES = [
  'features',
  'platform',
  'tools/build',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** The browser programs of the project; those whose folder is there. */
export function webBuilds(): WebBuild[] {
  return [
    webBuild('merchant-web', 'apps/merchant-web', 'tsconfig.web.json'),
    // Its files have size limits, and shops load them also from a server that runs beside the sandbox.
    {
      ...webBuild('storefront', 'apps/storefront', 'tsconfig.storefront.json'),
      compression: 'smallest' as const,
    },
    webBuild('sandbox-pages', 'apps/sandbox', 'tsconfig.web.json'),
  ].filter(({ config }) => existsSync(config));
}

function webBuild(name: string, folder: string, program: string): WebBuild {
  return {
    name,
    config: `${folder}/vite.config.ts`,
    sources: [folder, program, ...SHARED_SOURCES],
    outDir: `.build/${name}`,
  };
}
