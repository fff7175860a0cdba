import { translate } from '#platform/language/catalogue.ts';
import type { logins as english } from './en-logins.ts';

export const logins = translate<typeof english, 'es'>({
  PENDING_LOGIN_EXPIRED:
    'Este acceso tardó más de diez minutos o empezó en otro navegador. Pide un enlace de acceso nuevo.',
  SECOND_FACTOR_MISSING: 'Esta tienda exige un segundo paso al iniciar sesión. Configúralo primero.',
  ACCOUNT_NEEDED:
    'Inicias sesión con Shopify, que tiene su propio segundo paso. Aquí no hay nada que configurar.',
  APP_SET_UP_ALREADY: 'Ya tienes una aplicación de autenticación. Vuelve a cargar la página para verla.',
  APP_NOT_SET_UP:
    'Este acceso ya no tiene aplicación de autenticación. Vuelve a cargar la página y empieza de nuevo.',
  PASSKEY_EXPIRED: 'Tardó más de cinco minutos o empezó en otro navegador. Inténtalo de nuevo.',
  PASSKEY_UNKNOWN:
    'Bellbird no conoce esta llave de acceso. Puede que se haya quitado. Inicia sesión por correo.',
  PASSKEY_REFUSED:
    'No se pudo comprobar esta llave de acceso. Úsala en la dirección de esta página y confirma con tu dedo, tu cara o tu PIN.',
  PASSKEYS_FULL: 'Tienes 20 llaves de acceso, que es el máximo. Quita una primero.',
  OPENID_NOT_SET_UP: 'Este servidor de Bellbird no tiene proveedor de acceso. Inicia sesión por correo.',
  OPENID_EXPIRED: 'Este acceso tardó más de 15 minutos o empezó en otro navegador. Empieza de nuevo.',
  OPENID_DECLINED:
    'Tu proveedor de acceso no te dejó entrar. Inténtalo de nuevo o pregunta a quien administra tus cuentas.',
  OPENID_REFUSED:
    'La respuesta de tu proveedor de acceso no es válida, así que nadie inició sesión. Empieza de nuevo. Si vuelve a pasar, avisa a quien administra tu servidor de Bellbird.',
  OPENID_AWAY:
    'No se puede contactar con tu proveedor de acceso en este momento. Inténtalo en un minuto o inicia sesión por correo.',
  OPENID_EMAIL_UNVERIFIED:
    'Tu proveedor de acceso no indica que tu dirección de correo esté verificada. Pide a quien administra tus cuentas que la verifique.',
  OPENID_DOMAIN_REFUSED:
    'Tu dirección de correo es de un dominio que no puede iniciar sesión aquí. Usa la dirección de tu empresa.',
  OPENID_NOT_A_MEMBER:
    'Tu dirección de correo no pertenece a ningún equipo aquí. Pide una invitación al propietario de la tienda.',
  CODE_WRONG:
    'Este código no es correcto. Escribe los seis dígitos que muestra ahora tu aplicación, o un código de recuperación que no hayas usado.',
  CODE_USED: 'Este código ya se usó. Espera a que tu aplicación muestre el siguiente.',
  TOO_MANY_WRONG_CODES:
    'Demasiados códigos incorrectos. Espera tres minutos o usa un código de recuperación.',
});
