import path from 'node:path';
import { prepareThemeExtension } from './prepare-theme-extension.ts';

const clientId = process.env['BELLBIRD_SHOPIFY_API_KEY'] ?? '';
const publicUrl = process.env['BELLBIRD_PUBLIC_URL'] ?? '';
const target = path.resolve('.build/theme-extension');
try {
  prepareThemeExtension({ clientId, publicUrl, target });
  console.log(`Written. Now: cd ${target} && shopify app deploy`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
