export { useSwitchShop } from './use-switch-shop.ts';
