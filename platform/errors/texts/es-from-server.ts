import { translate } from '#platform/language/catalogue.ts';
import type { fromServer as english } from './en-from-server.ts';

export const fromServer = translate<typeof english, 'es'>({
  DATABASE_BUSY:
    'Otro proceso está cambiando los mismos datos en este momento. Inténtalo de nuevo en diez segundos.',
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
  ALREADY_IN_TEAM: 'Esta persona ya pertenece al equipo. Cambia su rol en la lista.',
  TEAM_FULL:
    'Un equipo tiene como máximo 100 personas, incluidas las invitaciones abiertas. Quita antes a alguien.',
  TOO_MANY_INVITATIONS: 'Hoy se enviaron demasiados correos por tu tienda. Inténtalo mañana.',
  OWNER_CANNOT_LEAVE:
    'La persona propietaria no puede dejar la tienda. Lo es quien puede abrir el panel de Shopify de la tienda.',
  NO_SHOP_LEFT:
    'En este momento no perteneces a ninguna tienda. Pide una invitación a la persona propietaria de la tienda.',
  INVITATION_EXPIRED:
    'Esta invitación se usó, se retiró o tiene más de 7 días. Pide una nueva a quien te invitó.',
  INVITATION_FOR_OTHER:
    'Esta invitación es para otra dirección de correo. Cierra la sesión para usarla, o pide una para tu dirección.',
  NOT_A_MANAGER: 'Solo los responsables de la agencia pueden hacer esto. Pídeselo a uno de ellos.',
  LAST_MANAGER:
    'Una agencia necesita al menos un responsable. Haz antes responsable a otra persona, o elimina la agencia.',
  ALREADY_IN_AGENCY: 'Esta persona ya pertenece a la agencia.',
  AGENCY_FULL:
    'Una agencia tiene como máximo 100 personas, incluidas las invitaciones abiertas. Quita antes a alguien.',
  AGENCIES_FULL: 'Una persona pertenece como máximo a 20 agencias. Sal antes de una.',
  AGENCY_WORKS_HERE: 'Esta agencia ya trabaja para la tienda. Elige otra agencia.',
  AGENCY_SHOPS_FULL:
    'Una agencia trabaja como máximo para 100 tiendas. Deja antes una, o elige otra agencia.',
  SHOP_AGENCIES_FULL:
    'Una tienda tiene como máximo 10 agencias, incluidas las invitaciones abiertas. El propietario debe quitar antes una.',
  LOGIN_LINK_EXPIRED: 'Este enlace de acceso ya se usó o tiene más de 15 minutos. Pide uno nuevo.',
  SEGMENT_UNKNOWN: 'Un segmento guardado de esta audiencia ya no existe. Elige otro o quita la regla.',
  SEGMENT_CIRCLE: 'Estos segmentos se incluyen uno al otro. Quita uno del otro.',
  SEGMENT_TOO_DEEP:
    'Los segmentos pueden incluir otros hasta en cinco niveles, y este tiene más. Usa directamente sus reglas.',
  COPIES_TOO_MANY:
    'Puedes hacer 100 copias a la vez. Elige menos elementos o menos tiendas y copia el resto después.',
  SEGMENTS_FULL:
    'Tu tienda tiene 200 segmentos guardados, que es el límite. Elimina uno que ya no necesites.',
  SEGMENT_NAME_TAKEN: 'Otro segmento tiene este nombre. Elige un nombre distinto.',
  VIEWS_FULL:
    'Tu tienda tiene 30 vistas guardadas de esta lista, que es el límite. Elimina una que ya no necesites.',
  VIEW_NAME_TAKEN: 'Otra vista de esta lista tiene este nombre. Elige un nombre distinto.',
  APPROVAL_NOT_ASKED:
    'Nadie pidió la aprobación de esta difusión tal como está ahora. Vuelve a cargar la página para ver su estado.',
  APPROVAL_BY_OTHER: 'Tú pediste esta aprobación. Tiene que darla otra persona.',
  API_KEYS_FULL: 'Una tienda tiene como máximo 25 claves de API. Elimina una primero.',
  WEBHOOKS_FULL: 'Una tienda tiene como máximo 10 puntos de conexión de webhooks. Elimina uno primero.',
  WEBHOOK_URL_INVALID:
    'Usa una dirección web que empiece por https://, sin contraseña y que no esté en una red privada.',
  WEBHOOK_OFF: 'El punto de conexión está desactivado. Actívalo primero.',
  EXPORTS_UNDER_WAY:
    'Ya hay tres exportaciones de tu tienda en curso. Espera a que una esté lista o cancela una.',
  TOO_MANY_EXPORTS:
    'Tu tienda solicitó 30 exportaciones en un día. Usa una de tu lista o inténtalo de nuevo mañana.',
  ORDER_UNKNOWN: 'Tu tienda no tiene ese pedido. Todos los pedidos están en la página de pedidos.',
  RULE_UNKNOWN: 'Mientras tanto, esta regla se eliminó. Recarga la página para ver las reglas actuales.',
  RULES_FULL: 'Hay 100 reglas, que es el límite. Elimina una antes de agregar otra.',
  RULE_FULL: 'Esta lista tiene 100 productos, que es el límite. Quita uno o elige en su lugar una colección.',
  PRODUCT_UNKNOWN: 'Tu tienda ya no tiene este producto o esta colección. Elige otro.',
  PLAN_CHANGE_UNDER_WAY: 'Tu plan ya se está cambiando. Espera un momento y recarga la página.',
  TOO_MANY_PLAN_QUESTIONS:
    'Hoy solicitaste un plan nuevo diez veces. Quédate con tu plan, cambia a Free o inténtalo de nuevo mañana.',
  NO_USAGE_CAP:
    'Tu plan no tiene un límite de uso que se pueda subir. Recarga la página para ver qué plan tienes.',
  CAP_NOT_HIGHER: 'Esto no es más que tu límite actual. Escribe un importe mayor.',
  CAP_TOO_HIGH: 'Este límite es más alto de lo que puedes solicitar aquí. Escribe una cantidad menor.',
  PRO_ONLY_FROM_FREE:
    'Pro solo se puede elegir desde el plan Free. Cancela tu plan, pasa antes a Free y después elige Pro.',
  PLAN_UNKNOWN: 'Tu tienda no tiene ningún plan con este nombre. Recarga los planes y elige uno de ellos.',
  MAIL_NOT_SET_UP:
    'Aquí no hay ningún servidor de correo configurado, así que no se pueden enviar correos. La persona que administra tu servidor de Bellbird puede configurarlo.',
  NO_MAIL_ADDRESS: 'No hay ninguna dirección de correo a la que enviar. Escribe una y guárdala.',
  TOO_MANY_TEST_MAILS: 'Hoy se enviaron demasiados correos para tu tienda. Inténtalo de nuevo mañana.',
  EXPERIMENT_RUNNING:
    'Se están comparando dos diseños de esta herramienta. Termina la comparación antes de cambiar la herramienta.',
  EXPERIMENT_NOT_RUNNING:
    'La comparación de esta herramienta terminó. Recarga la página para ver qué diseño se conservó.',
  EXPERIMENT_SAME_DESIGN: 'Los dos diseños son iguales. Cambia algo en el segundo.',
  BROADCAST_UNDER_WAY:
    'Esta difusión se está enviando o ya se envió, así que no se puede cambiar. Cópiala para enviar una versión distinta.',
  BROADCAST_NOT_SENDING:
    'Esta difusión no se está enviando en este momento. Recarga la página para ver su estado actual.',
  BROADCAST_HELD_BACK:
    'Bellbird se restauró a partir de una copia de seguridad, y puede que desde entonces ya se haya enviado una parte de esta difusión. Pide a la persona que administra Bellbird que la libere.',
  BROADCASTS_FULL:
    'Tu tienda tiene 5000 difusiones, que es el límite. Elimina borradores antes de crear otra.',
  FLOW_LOCKED:
    'Este texto se aprobó tal como está, así que no se puede cambiar aquí. Elige otro texto para el mensaje.',
  FLOW_CHANGED: 'Mientras tanto, otra persona cambió este flujo. Revisa los cambios y elige qué conservar.',
  NUMBER_STOPPED:
    'La persona que tiene este número se dio de baja o pidió borrar sus datos, así que no se le envía nada. Usa otro número.',
  CHAT_NOT_OPEN:
    'Messenger solo acepta mensajes para quienes escribieron a tu página en las últimas 24 horas. Escribe a la página desde tu propia cuenta e inténtalo de nuevo.',
  HELD_GONE: 'Este mensaje ya no espera: se acaba de enviar o alguien de tu equipo ya decidió.',
  PERSON_SILENT:
    'Esta persona escribió hace más de 24 horas, o nunca, así que ahora no puedes escribirle. Espera su próximo mensaje.',
  PERSON_STOPPED:
    'Esta persona se dio de baja y no ha preguntado nada desde entonces, así que ningún programa puede escribirle. Espera su próxima pregunta.',
  TEMPLATE_NOT_APPROVED:
    'Esta plantilla aún no está aprobada o ya no se puede usar. Espera su aprobación o elige otra.',
  TEMPLATE_VALUE_UNKNOWN:
    'Este mensaje no tiene valor para una de las variables de esa plantilla. Elige otra plantilla o haz una copia sin la variable.',
  TEMPLATE_WITHOUT_ANSWERS:
    'Los clientes responden con los botones de este mensaje. Tus propias plantillas no pueden tener estos botones. Conserva el texto actual.',
  TEST_LIMIT_REACHED: 'Tu tienda envió hoy 20 pruebas, que es el límite. Inténtalo de nuevo mañana.',
  NOTHING_TO_TEST:
    'Este mensaje muestra un producto, pero tu tienda aún no tiene ninguno con imagen. Agrega uno e inténtalo de nuevo.',
  LINK_EXPIRED:
    'Este enlace caducó. Abre las solicitudes de privacidad en Configuración y descarga ahí el archivo.',
  EXPORT_LINK_EXPIRED:
    'Este enlace caducó, porque los archivos se guardan durante siete días. Abre tus exportaciones en Bellbird y solicita de nuevo el archivo.',
  SUPPORT_CHAT_NOT_SET_UP:
    'Esta instalación no tiene chat de soporte. La persona que administra tu servidor de Bellbird puede configurarlo.',
  SUPPORT_SIGN_UP_UNDER_WAY: 'Este registro ya está en curso. Espera un minuto y vuelve a mirar.',
  IMPORTS_UNDER_WAY:
    'Ya hay dos importaciones de tu tienda en curso. Espera a que una termine o cancela una.',
  IMPORT_NOT_READY: 'Esta importación ya no está en este paso. Recarga la página para ver su paso actual.',
  NUMBER_TAKEN:
    'Este número de WhatsApp está conectado con otra tienda. Desconéctalo ahí o elige otro número.',
  PAGE_TAKEN: 'La página ya está conectada con otra tienda',
  NUMBER_NOT_SHARED: 'WhatsApp no compartió este número con Bellbird. Repite el registro y elige el número.',
  OPERATOR_KEY_WRONG: 'Esta no es la clave de esta página. Escribe BELLBIRD_OPERATOR_KEY como contraseña.',
  BAD_SIGNATURE:
    'La firma no coincide con el contenido, así que no se guardó nada. Revisa el secreto de la app en ambos lados.',
  TWO_HOSTS: 'Esta solicitud nombra dos hosts. Envía un solo encabezado Host.',
  THIS_MACHINE_ONLY:
    'Este entorno de pruebas solo funciona en el equipo en el que se ejecuta, porque sus claves son públicas. Ábrelo en localhost o inicia Bellbird con --without-sandbox.',
  SPIN_NOT_EARNED: 'Nadie se suscribió para este giro, así que no hay premio. Suscríbete primero.',
  TOOL_NOT_ACTIVE: 'Esta herramienta de suscripción está desactivada, así que no se guardó nada.',
  COUPON_REFUSED: 'Tu tienda rechazó este código de descuento. La tienda dice:',
});
