import { buildStalePages } from './build-stale-pages.ts';

const built = await buildStalePages();
console.log(built.length === 0 ? 'Everything is built already.' : `Built ${built.join(', ')}.`);
