/** For features that follow carts and orders. */
export { cartEnding } from './cart-ending.ts';
export { findOrderMoney } from './facts/find-order-money.ts';
export { lockOrders } from './facts/lock-orders.ts';
export { countPlaced } from './order-days/count-placed.ts';
export { recountOrderDays } from './order-days/recount-order-days.ts';
