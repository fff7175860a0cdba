import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  loginForm: {
    store: 'Dirección de la tienda',
    storeHint: 'Basta con la parte que está antes de .myshopify.com.',
    storeExample: 'tu-tienda.myshopify.com',
    logIn: 'Iniciar sesión con Shopify',
    opening: 'Abriendo Shopify…',
    noSubdomain: 'La URL de la tienda debe tener la forma tu-tienda.myshopify.com',
    failed: '{reason} Referencia: {reference}',
  },
  logOutEverywhere: {
    title: 'Sesiones',
    text: 'Cierra la sesión en todos los navegadores donde alguien haya entrado en tu tienda, también en este. Úsalo si se pierde un dispositivo o si alguien deja tu equipo.',
    logOut: 'Cerrar todas las sesiones',
    failed: 'No se cerró ninguna sesión',
  },
});
