import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  page: {
    title: 'Copiar a otra tienda',
    note: 'Usa también en tus otras tiendas lo que funciona en esta. Cada copia llega como borrador o desactivada.',
    what: 'lo que puedes copiar',
    back: 'Todas las tiendas',
  },
  none: {
    title: 'Aquí solo tienes una tienda',
    text: 'Pide al propietario de tu otra tienda que te invite a su equipo. Después podrás copiar ahí.',
    ownerTitle: 'Inicia sesión por correo para copiar',
    ownerText:
      'Iniciaste sesión desde el panel de tu tienda. Para copiar hace falta una persona que trabaje en las dos tiendas: invítate a los dos equipos e inicia sesión por correo.',
  },
  things: {
    title: '1. ¿Qué quieres copiar?',
    search: 'Buscar',
    searchExample: 'Nombre',
    chosen: { one: '{count} elegido', many: '{count} de elegidos', other: '{count} elegidos' },
    empty: 'Todavía no hay nada',
    noMatch: 'Nada coincide con tu búsqueda',
  },
  states: {
    on: 'Activada',
    off: 'Desactivada',
    approved: 'Aprobada',
    inReview: 'En revisión',
    notApproved: 'No aprobada',
  },
  where: {
    title: '2. ¿Qué tiendas lo reciben?',
    role: 'Tu rol: {role}',
  },
  stores: {
    role: 'Con tu rol en {target} no puedes copiar ahí. Pide otro rol al propietario de esa tienda.',
    secondStep: '{target} exige un segundo paso al iniciar sesión. Abre esa tienda y configúralo primero.',
    unknown: 'No formas parte de la tienda {address}, o ya no.',
  },
  check: {
    title: '3. Revisa antes de copiar',
    show: 'Revisar qué se copiaría',
    again: 'Cambiaste tu selección. Revísala de nuevo.',
    ready: '{thing} se puede copiar',
    arrives: '{thing} llega como “{name}”',
    complete: 'Se copia todo.',
    refused: '{thing} no se puede copiar',
    replace: 'Reemplazar la configuración y los textos de “{name}” en {store}',
    replaceWhy:
      'La campaña sigue desactivada. Sus textos actuales quedan en la lista de versiones anteriores.',
    copy: { one: 'Hacer {count} copia', many: 'Hacer {count} de copias', other: 'Hacer {count} copias' },
    nothing: 'Todavía no hay nada listo para copiar.',
  },
  result: {
    title: 'Resultado',
    copied: '{thing} se copió',
    copiedAs: '{thing} se copió como “{name}”',
    refused: '{thing} no se copió',
    open: 'Abrir {store}',
    more: 'Copiar más',
    failed: 'La copia falló y no se cambió nada. Inténtalo de nuevo.',
    summary: {
      one: 'Se hizo {count} copia.',
      many: 'Se hicieron {count} de copias.',
      other: 'Se hicieron {count} copias.',
    },
  },
  notes: {
    renamed: '{target} ya tiene algo con este nombre, así que la copia se llama “{name}”.',
    consentWording:
      'El texto de consentimiento menciona {source}, así que la copia lleva el texto habitual de {target}. Léelo antes de activar la herramienta.',
    discountCode:
      'El código de descuento “{code}” es de {source} y no se copia. Escribe un código de {target}.',
    recommendedProducts:
      'Los productos que elegiste son de {source} y no se copian. {target} elige productos de forma automática.',
    ownTemplate:
      '{target} no tiene la plantilla “{name}” con el mismo texto. El mensaje empieza con el texto habitual. Para conservar el tuyo, copia primero la plantilla.',
    textsLocked: 'El plan de {target} no incluye textos y tiempos propios, así que conserva los suyos.',
    followUp:
      'El mensaje después de una suscripción en Messenger se queda en {source}. La copia envía el habitual.',
    supportNumber: 'El número de soporte de {source} no se copia. Escribe el número de {target}.',
    phoneButton: 'El botón “{title}” llama a un número de {source} y no se copia.',
    link: 'El enlace {link} lleva a {source} y no se copia.',
    fileGone: 'El archivo “{file}” ya no existe y no se copia.',
    fileNoSpace: '{target} no tiene espacio para el archivo “{file}”, así que no se copia.',
    sameNamed: '“{name}” se refiere a lo que tiene ese nombre en {target}.',
    approval:
      'WhatsApp tiene que aprobar de nuevo la plantilla para {target}. Se envía a aprobación con la copia.',
    checkoutGuide: 'Coloca el bloque en la pantalla de pago de {target} antes de activar la herramienta.',
    pageRules:
      'La herramienta aparece en páginas de productos elegidas. Comprueba que {target} tenga esas páginas.',
    language: 'Idioma de los textos: {language}. No es el idioma de {target}.',
    amount: 'Un texto tiene un importe. {source} vende en {from} y {target} vende en {to}.',
    storeNamed: 'Un texto menciona {source}. Cámbialo antes de usar la copia.',
  },
  refusals: {
    gone: 'Ya no existe.',
    planLocked: 'El plan de {target} no lo incluye.',
    notChosen: 'No elegiste reemplazar “{name}” en {target}.',
    campaignOn: '“{name}” está activada en {target}. Desactívala ahí primero.',
    currency:
      'Tiene importes en {from}, y {target} vende en {to}. Los mismos importes seleccionarían a otras personas.',
    unfinished: 'Una regla del segmento no está completa o menciona algo que se eliminó.',
    unknownRule: 'Una regla del segmento ya no se conoce.',
    noProduct:
      'Menciona el producto “{name}”. {target} no tiene un producto con este nombre, o tiene varios.',
    noCollection:
      'Menciona la colección “{name}”. {target} no tiene una colección con este nombre, o tiene varias.',
    noSegment:
      'Usa el segmento “{name}”. {target} no tiene un segmento con este nombre y las mismas reglas. Copia primero ese segmento.',
    ofThisStore: 'La regla “{rule}” trata de algo que solo tiene {source}.',
    form: 'Abre un formulario de WhatsApp, que es de la cuenta de {source}.',
    fileNeeded: 'Su video o documento no se puede copiar a {target}.',
    faulty: 'No se puede crear en {target}: {fault}',
  },
});
