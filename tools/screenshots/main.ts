import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildStalePages } from '../build/build-stale-pages.ts';
import { writeContactSheets } from './contact-sheet.ts';
import { pastScenes } from './past-scenes.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { openStage } from './stage.ts';
import { takeScene } from './take-scene.ts';

const given = process.argv.slice(2);
const withPast = given.includes('--past');
const [folder, only = ''] = given.filter((one) => one !== '--past');
if (folder === undefined) {
  console.error(
    'Say where the pictures go: npm run screenshots -- <folder> [words of the names to take] [--past: of the demo shop with its year]',
  );
  process.exit(1);
}
await buildStalePages();
mkdirSync(folder, { recursive: true });
const stage = await openStage({ withPast });
const taken: string[] = [];
const failed: string[] = [];
try {
  for (const scene of withPast ? pastScenes : SCENES) {
    await take(scene, path.resolve(folder)).catch((error: Error) => {
      failed.push(scene.name);
      console.error(`${scene.name}: ${error.message.split('\n')[0]}`);
    });
  }
} finally {
  await stage.close();
}
await writeContactSheets(path.resolve(folder), taken, stage.widths);
if (failed.length > 0) {
  console.error(`Not taken: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function take(scene: Scene, into: string): Promise<void> {
  // Later scenes need the state that earlier scenes create, so every scene is prepared.
  await scene.before?.(stage);
  if (!new RegExp(only).test(scene.name)) return;
  await takeScene(stage, scene, into);
  taken.push(scene.name);
  console.log(scene.name);
}
