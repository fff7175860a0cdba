export { moneyLines, type MoneyLine } from './order-money.ts';
