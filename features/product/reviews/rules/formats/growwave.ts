import type { ReviewColumns } from '../review-format.ts';
import { shopifyReviewsApp } from './shopify-reviews-app.ts';

/**
 * No documentation of Growave's import could be found, nor a sample of its file. What stands here is the file of
 * Shopify's Product Reviews app, which review apps commonly read; it is not known that this one does.
 */
export const growwave: ReviewColumns = shopifyReviewsApp;
