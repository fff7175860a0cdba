export { listOtherShops } from './other-shops.ts';
