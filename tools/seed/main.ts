import { readSandboxLaunch } from '#platform/config/settings.ts';
import { DEMO_SHOP, seedDemoShop } from './seed-demo-shop.ts';

const { port, sandboxPort } = readSandboxLaunch(process.env);
await seedDemoShop({ appUrl: `http://localhost:${port}`, sandboxUrl: `http://localhost:${sandboxPort}` });
console.log(`${DEMO_SHOP} has the app, and its pill is on.`);
