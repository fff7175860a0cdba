import { existsSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../platform/language/languages.ts';
import { helpFiles } from '../docs-site/help-targets.ts';
import type { Compression } from './compress-built.ts';

export interface WebBuild {
  name: string;
  config: string;
  /**
   * A change in these folders and files makes the build stale. They include at least everything that the build reads.
   */
  sources: string[];
  outDir: string;
  /** The compression of this build's files; it overrides the setting for all builds. */
  compression?: Compression;
  /** The language of the pages, if they exist in several. */
  language?: Language;
}

const SHARED_SOURCES = [
  'features',
  'platform',
  'tools/build',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** Returns the project's browser programs whose folder exists, with the merchant's pages in these languages. */
export function webBuilds(languages: readonly Language[] = LANGUAGES): WebBuild[] {
  return [
    ...languages.map(merchantWeb),
    // These files have size limits, and shops also load them from a server that runs with the sandbox.
    {
      ...webBuild('storefront', 'apps/storefront', 'tsconfig.storefront.json'),
      compression: 'smallest' as const,
    },
    webBuild('sandbox-pages', 'apps/sandbox', 'tsconfig.web.json'),
    docsSite(),
  ].filter(({ config }) => existsSync(config));
}

/**
 * English, the longest texts, and a right-to-left language. Tests look at nothing that differs in the other languages.
 */
const TESTED_LANGUAGES: readonly Language[] = ['en', 'de', 'ar'];

/**
 * Returns the browser programs that tests need. Only the English pages have size limits, so only they need the smallest
 * files.
 */
export function testedBuilds(): WebBuild[] {
  return webBuilds(TESTED_LANGUAGES).map((build) =>
    build.language ? { ...build, compression: 'quick' } : build,
  );
}

/** The documentation, whose pages are files of these folders. They are many, so they are compressed quickly. */
function docsSite(): WebBuild {
  return {
    name: 'docs-site',
    config: 'apps/docs-site/vite.config.ts',
    sources: [
      'apps/docs-site',
      'tools/docs-site',
      'docs',
      'platform/errors',
      'platform/language',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'STYLE.md',
      'package-lock.json',
      ...helpFiles(),
    ],
    outDir: '.build/docs-site',
    compression: 'quick',
  };
}

function merchantWeb(language: Language): WebBuild {
  const build = webBuild('merchant-web', 'apps/merchant-web', 'tsconfig.web.json');
  if (language === 'en') return build;
  const name = `${build.name}-${language.toLowerCase()}`;
  return { ...build, name, outDir: `.build/${name}`, language };
}

function webBuild(name: string, folder: string, program: string): WebBuild {
  return {
    name,
    config: `${folder}/vite.config.ts`,
    sources: [folder, program, ...SHARED_SOURCES],
    outDir: `.build/${name}`,
  };
}
