export { countNightly } from './count-nightly.ts';
export { countOrdersJob } from './count-orders-job.ts';
export { countOrders } from './count-orders.ts';
export { findBoughtProducts } from './find-bought-products.ts';
export { registerRecommendationRoutes } from './recommendation-routes.ts';
