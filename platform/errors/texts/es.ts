import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { fromServer } from './es-from-server.ts';

export const texts = translate<typeof english, 'es'>({
  noAnswer: {
    unreachable: 'No se puede conectar con Bellbird. Revisa tu conexión e inténtalo de nuevo.',
    broken:
      'Algo salió mal entre esta página y Bellbird. Recarga la página o inténtalo de nuevo en un minuto.',
  },
  fromServer,
  sentences: {
    MALFORMED_REQUEST:
      'Una parte de esta solicitud no es válida. Corrige el campo indicado y envíala de nuevo.',
    BODY_TOO_LARGE: 'Esta solicitud es demasiado grande. Envía menos de una vez.',
    BODY_TOO_SLOW: 'Esta solicitud no llegó completa en diez segundos. Envíala de nuevo.',
    TOO_MANY_REQUESTS: 'Demasiados intentos en poco tiempo. Espera un minuto e inténtalo de nuevo.',
    TOO_MUCH_AT_ONCE: 'Bellbird está recibiendo demasiadas solicitudes. Envíala de nuevo en diez segundos.',
    NOT_LOGGED_IN: 'Tu sesión está cerrada. Inicia sesión con la dirección de tu tienda para continuar.',
    BAD_SPAN:
      'Elige un primer y un último día. El primero no puede ser posterior al último, y puede haber como máximo diez años entre ellos.',
    OTHER_SHOP: 'Esto pertenece a otra tienda. Inicia sesión en esa tienda para verlo o cambiarlo.',
    RIGHT_MISSING: 'Tu rol en esta tienda no lo permite. Pregunta a la persona propietaria de la tienda.',
    OTHER_SITE: 'Esta solicitud llegó de otro sitio, así que no cambió nada. Abre Bellbird y hazlo ahí.',
    DATABASE_AWAY:
      'Bellbird no puede conectarse a su base de datos en este momento. Inténtalo de nuevo en medio minuto.',
    OUT_OF_DATE: 'Bellbird se está actualizando. Inténtalo de nuevo en un minuto.',
    FEATURE_LOCKED: 'Tu plan no incluye esta función. Elige un plan que la incluya e inténtalo de nuevo.',
    NOT_FOUND: 'No hay nada en esta dirección.',
    SHOP_ADDRESS_INVALID: 'Esta no es la dirección de una tienda. Usa la forma tu-tienda.myshopify.com.',
    LOGIN_STATE_INVALID:
      'Este inicio de sesión no empezó en este navegador. Empieza de nuevo desde la página de inicio de sesión.',
    LOGIN_SIGNATURE_INVALID:
      'La plataforma de la tienda no firmó la respuesta a este inicio de sesión. Empieza de nuevo desde la página de inicio de sesión.',
    LOGIN_EXPIRED:
      'Este inicio de sesión tardó demasiado. Empieza de nuevo desde la página de inicio de sesión.',
    LOGIN_REFUSED:
      'La tienda no dejó entrar a Bellbird. Instala la app desde la página de inicio de sesión e inténtalo de nuevo.',
    PHONE_UNCLEAR:
      'Este podría ser el número de teléfono de dos personas distintas. Escríbelo con el signo más y el código de país, como +34 600 000 101.',
    PHONE_INVALID:
      'Este no es un número de teléfono al que podamos escribir. Revisa el código de país y las cifras.',
    WORDING_CHANGED:
      'El texto de este formulario cambió después de que abriste la página, así que no se guardó nada. Léelo y envíalo de nuevo.',
    TOOL_ON_OTHER_CHANNEL:
      '¡Vaya! Antes de activar esta herramienta, tienes que desactivarla en el otro canal.',
    TOOL_DISCOUNT_MISSING:
      'La herramienta de suscripción que quieres activar necesita un código de descuento. Edítala, escribe un código de descuento y guarda antes de activarla.',
    WHEEL_OFFERS_INCOMPLETE:
      'Cada oferta de la ruleta necesita un código de descuento o un porcentaje. Complétalos, guarda y después activa la ruleta.',
    SUPPORT_NUMBER_EMPTY: 'El número de atención no puede estar vacío',
    GUIDE_NOT_COMPLETED: 'Recorre antes todos los pasos de la guía y después activa esta herramienta.',
    TEST_LINK_EXPIRED:
      'Este enlace caducó. Funciona durante una hora y solo mientras exista la herramienta. Ábrelo de nuevo desde el editor.',
    TOOLS_FULL:
      'Tu tienda tiene 20 herramientas de este tipo, que es el máximo. Elimina una antes de agregar otra.',
    TITLE_EMPTY: 'El título no puede estar vacío',
    SUBTITLE_EMPTY: 'El subtítulo no puede estar vacío',
    TEXT_EMPTY: 'El texto no puede estar vacío',
    TEXT_TOO_LONG: 'Este texto es demasiado largo. Acórtalo y guarda de nuevo.',
    DISCOUNT_CODE_EMPTY: 'El código de descuento no puede estar vacío',
    WHEEL_OFFER_COUNT: 'Una ruleta tiene de 3 a 12 ofertas. Agrega o elimina algunas y guarda de nuevo.',
    WHEEL_OFFER_EMPTY: 'La oferta no puede estar vacía',
    WHEEL_WITHOUT_WEIGHT:
      'No se podría ganar ninguna oferta. Dale al menos a una de ellas un peso mayor que 0.',
    SCROLL_EMPTY: 'El % de desplazamiento debe tener un valor válido',
    SCROLL_OUT_OF_RANGE: 'El porcentaje de desplazamiento debe estar entre 0 y 100',
    TIME_EMPTY: 'El tiempo debe tener un valor válido',
    LOGGED_IN_TEXT_EMPTY: 'El texto para usuarios con sesión iniciada no puede estar vacío',
    LOGGED_OUT_TEXT_EMPTY: 'El texto para usuarios sin sesión iniciada no puede estar vacío',
    GREETING_TEXT_EMPTY: 'El texto del saludo no puede estar vacío',
    CHAT_HEADING_EMPTY: 'El título del chat no puede estar vacío',
    CONSENT_WORDING_EMPTY: 'Escribe qué aceptan los clientes',
    BUTTON_TEXT_EMPTY: 'El texto del botón no puede estar vacío',
    PAGE_RULE_EMPTY: 'Escribe una parte de la dirección',
    CHAT_SUBHEADING_EMPTY: 'El subtítulo del chat no puede estar vacío',
    SENDER_NOT_CONNECTED:
      'No hay ningún número de WhatsApp ni página de Facebook desde donde enviar esto. Conecta antes uno.',
    DISCOUNT_MISSING: 'El mensaje muestra un descuento, pero no hay ninguno. Define antes un descuento.',
    SUPPORT_NUMBER_MISSING:
      'Los mensajes muestran tu número de atención, pero no hay ninguno. Agrega antes uno.',
    SETTINGS_CHANGED: 'Mientras tanto, otra persona cambió esta configuración. Revísala y guarda de nuevo.',
    PERCENTAGE_INVALID: 'Escribe un porcentaje válido, entre 0 y 100',
    PREPAID_DISCOUNT_EMPTY: 'El descuento no puede estar vacío',
    EXPIRATION_EMPTY: 'El plazo de vencimiento no puede estar vacío',
    EXPIRATION_TOO_LONG: 'Escribe un año como máximo, es decir, 8760 horas',
    PAYMENT_NAMES_INVALID: 'Escribe como máximo 20 nombres, cada uno de 100 caracteres como máximo',
    PLAN_NOT_ACTIVE:
      'Tu plan no está activo, así que no se envía nada. Apruébalo en la página de planes e inténtalo de nuevo.',
    PLAN_LIMIT_REACHED:
      'Tu plan alcanzó su límite, así que no se envía nada. Sube el límite o cambia de plan e inténtalo de nuevo.',
    UPLOAD_BROKEN: 'El archivo no llegó completo. Revisa tu conexión e inténtalo de nuevo.',
    FILE_TYPE_REFUSED:
      'Este tipo de archivo no se puede usar aquí. Las imágenes son JPEG, PNG, WebP o GIF; los videos, MP4; los documentos, PDF.',
    FILE_TOO_LARGE:
      'Este archivo es demasiado grande. Las imágenes pueden tener 5 MB; los videos, 16 MB, y los documentos, 100 MB.',
    IMAGE_UNREADABLE:
      'Esta imagen está dañada. Ábrela en tu equipo, guárdala de nuevo y prueba con ese archivo.',
    IMAGE_TOO_MANY_PIXELS:
      'Esta imagen tiene más de 40 megapíxeles, y los mensajes muestran muchos menos. Redúcela e inténtalo de nuevo.',
    IMAGE_TOO_SLOW:
      'Preparar esta imagen tarda demasiado. Guárdala como JPEG, o redúcela, y prueba con ese archivo.',
    MEDIA_QUOTA_FULL:
      'El espacio para los archivos de esta tienda está lleno. Elimina los que ya no necesites o pide más espacio a la persona que administra este servidor.',
    MEDIA_IN_USE:
      'Una herramienta, una plantilla o un mensaje en espera usa este archivo. Quítalo antes de ahí.',
    META_NOT_SET_UP:
      'Facebook aún no está configurado aquí. Pide a la persona que administra el servidor que agregue una app de Meta.',
    FACEBOOK_LOGIN_EXPIRED: 'Este inicio de sesión en Facebook caducó. Vuelve a conectarte con Facebook.',
    FACEBOOK_LOGIN_DECLINED: 'Se canceló el inicio de sesión en Facebook, así que no cambió nada.',
    FACEBOOK_LOGGED_OUT: 'Facebook cerró tu sesión. Inicia sesión en Facebook para continuar.',
    FACEBOOK_NOT_AUTHORIZED:
      'Esta cuenta de Facebook no puede actuar en nombre de la página. Vuelve a conectar la página en Configuración.',
    PAGE_NOT_ADMIN:
      'Necesitas permisos de administrador en esta página de Facebook. Pídelos a quien la administra o elige otra página.',
    STORAGE_FAILED: 'No se pudo guardar el archivo. Inténtalo de nuevo en un minuto.',
    STORAGE_UNREACHABLE:
      'En este momento no se puede conectar con el almacenamiento de archivos. Inténtalo de nuevo en un minuto.',
    TEMPLATE_VARIABLES_NOT_FILLED:
      'La plantilla de la campaña tiene variables sin completar que no pueden quedar vacías. Complétalas antes de programar.',
    TEMPLATE_VARIABLES_FILLED_WRONG:
      'En las variables no se permiten saltos de línea, tabuladores ni más de 4 espacios seguidos. Quítalos de las variables de la plantilla.',
    DETAILS_NOT_FILLED: 'A la campaña le faltan ajustes que hay que completar',
    SCHEDULE_TIME_BEFORE_NOW:
      'Quieres programar la difusión para una hora que ya pasó. Elige una hora posterior.',
    SUPPORT_NUMBER_INVALID: 'Usa un número de teléfono de atención válido.',
    LINK_ADDRESS_INVALID:
      'La dirección de un enlace no es válida. Escríbela como https://tienda.example/rebajas o déjala vacía.',
    AUDIENCE_COUNT_ZERO:
      'La audiencia elegida no tiene suscriptores. Elige otra audiencia que tenga suscriptores.',
    SAVED_REPLIES_FULL:
      'Tu equipo tiene 200 respuestas guardadas, que es el límite. Elimina una que ya no necesites.',
    SAVED_REPLY_NAME_TAKEN: 'Otra respuesta guardada tiene este nombre. Elige un nombre distinto.',
    SEARCH_TOO_LONG:
      'Esta búsqueda tardó demasiado y se detuvo. Elige un día, o busca a una sola persona, e inténtalo de nuevo.',
    IMPORT_NAME_EMPTY: 'El nombre de la importación no puede estar vacío',
    IMPORT_NAME_SPECIAL: 'No se permiten caracteres especiales',
    IMPORT_FILE_TOO_LARGE: 'Este archivo pesa más de 200 MB. Divídelo e importa las partes una tras otra.',
    IMPORT_FILE_NOT_TEXT:
      'Este archivo no es un archivo de texto legible. En tu hoja de cálculo, elige Guardar como y después CSV UTF-8, y usa ese archivo.',
    IMPORT_FILE_EMPTY: 'Este archivo está vacío. Elige un archivo con una fila por persona.',
    IMPORT_TOO_MANY_COLUMNS:
      'Este archivo tiene más de 200 columnas. Quita las que no necesites o revisa el separador de columnas.',
    IMPORT_PHONE_MISSING: 'Elige la columna con el número de teléfono. Identifica a cada persona.',
    IMPORT_COLUMN_TWICE:
      'Dos columnas están asignadas al mismo campo. Elige una de ellas y no importes la otra.',
    IMPORT_STATEMENT_MISSING:
      'Una columna dice quién aceptó mensajes. Escribe dónde y cómo aceptaron estas personas o no importes esa columna.',
    ATTRIBUTE_NAME_INVALID:
      'El nombre de una columna está vacío o tiene más de 60 caracteres. Dale otro nombre al atributo.',
    ATTRIBUTE_TYPE_DIFFERS:
      'Un atributo con este nombre contiene valores de otro tipo. Usa ese tipo o elige otro nombre.',
    ATTRIBUTES_FULL: 'Hay 200 atributos, que es el límite. Usa uno que ya exista o no importes la columna.',
    PARTNER_FAILED: 'El proveedor no respondió correctamente. Inténtalo de nuevo en un minuto.',
    INTERNAL:
      'Algo salió mal de nuestro lado y quedó registrado. Inténtalo de nuevo. Si vuelve a ocurrir, envíanos la referencia.',
  },
});
