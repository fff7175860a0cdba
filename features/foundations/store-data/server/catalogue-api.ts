/** For features that let a merchant or a shopper choose products. */
export { findProductId, listCollections, searchProducts } from './catalogue/find-products.ts';
