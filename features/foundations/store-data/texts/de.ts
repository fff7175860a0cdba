import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  sync: {
    parts: { products: 'Produkte', collections: 'Kollektionen', customers: 'Kunden', orders: 'Bestellungen' },
    fetching: 'Wird aus deinem Shop geladen: {part}.',
    fetched: 'Wird aus deinem Shop geladen: {part} ({count}).',
    fetchedOf: 'Wird aus deinem Shop geladen: {part} ({count} von {total}).',
    next: 'Danach: {parts}.',
    after: 'Anschließend sind Kampagnen und Zahlen vollständig.',
    late: 'Dein Shop hat nicht geantwortet. Bellbird versucht es weiter.',
    counting: 'Deine Zahlen werden gezählt. Sie sind gleich vollständig.',
  },
});
