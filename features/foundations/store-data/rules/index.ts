export { moneyLines, type MoneyLine } from './order-money.ts';
export { readerOfShop } from './reader-of-shop.ts';
