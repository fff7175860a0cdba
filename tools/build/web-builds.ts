import { existsSync } from 'node:fs';
import type { Compression } from './compress-built.ts';

export interface WebBuild {
  name: string;
  config: string;
  /** The folders and files whose change makes the build stale; at least all that it reads. */
  sources: string[];
  outDir: string;
  /** How its files are compressed, whatever the setting for the others. */
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

/** Returns the project's browser programs whose folder exists. */
export function webBuilds(): WebBuild[] {
  return [
    webBuild('merchant-web', 'apps/merchant-web', 'tsconfig.web.json'),
    // Its files have size limits, and shops also load them from a server that runs with the sandbox.
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
