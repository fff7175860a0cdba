import type { ReviewColumns } from '../review-format.ts';
import { shopifyReviewsApp } from './shopify-reviews-app.ts';

/**
 * No documentation of Growave's import was found, and no sample file. These are the columns of Shopify's Product
 * Reviews app, which review apps commonly read. Whether this one does is unknown.
 */
export const growwave: ReviewColumns = shopifyReviewsApp;
