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
  logins: {
    title: 'Dónde has iniciado sesión',
    text: 'Todas las personas que han iniciado sesión en tu tienda desde algún dispositivo. Cierra una sesión que no reconozcas.',
    devices: 'Dispositivos',
    device: 'Dispositivo',
    lastUsed: 'Último uso',
    ipAddress: 'Dirección IP',
    actions: 'Acciones',
    deviceName: '{browser} en {system}',
    unknownDevice: 'Dispositivo desconocido',
    thisBrowser: 'Este navegador',
    loggedIn: 'Sesión iniciada el {when}',
    notUsed: 'No desde la última actualización',
    unknownAddress: 'Desconocida',
    end: 'Cerrar',
    endOf: 'Cerrar la sesión {device}',
    ended: 'Sesión cerrada',
    failed: 'La sesión no se cerró',
    loading: 'Sesiones',
  },
  logOutEverywhere: {
    text: 'Cierra todas las sesiones, también esta. Úsalo si se pierde un dispositivo o si alguien deja tu equipo.',
    logOut: 'Cerrar todas las sesiones',
    failed: 'No se cerró ninguna sesión',
  },
});
