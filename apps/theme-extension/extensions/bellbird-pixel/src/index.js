import { register } from '@shopify/web-pixels-extension';
import { followVisits } from './follow-visits.ts';

register(followVisits);
