import { translate } from '#platform/language/catalogue.ts';
import type {
  agency as englishAgency,
  agencyMails as englishMails,
  shopAgencies as englishShop,
} from './en-agency.ts';

export const agency = translate<typeof englishAgency, 'es'>({
  title: 'Agencias',
  note: 'Una agencia es un grupo de personas que una tienda invita a la vez.',
  what: 'Tus agencias',
  owner:
    'Entraste con Shopify, como propietario. Las agencias son para quienes entran por correo. Para invitar a una agencia a tu tienda, abre el equipo.',
  none: 'No perteneces a ninguna agencia. Crea una si trabajas con colegas para varias tiendas.',
  create: 'Crear agencia',
  createText:
    'Las tiendas ven este nombre, y los nombres y correos de todas las personas de la agencia. No se puede cambiar más tarde.',
  name: 'Nombre de la agencia',
  nameWrong: 'Escribe un nombre para la agencia',
  created: '{agency} se creó',
  peopleTitle: 'Personas de {agency}',
  peopleTable: 'Las personas de {agency}',
  manager: 'Responsable',
  managerHint: 'Los responsables invitan y quitan personas, y deciden para qué tiendas trabaja la agencia.',
  makeManagerOf: 'Hacer responsable: {name}',
  makeManager: 'Hacer responsable',
  endManagerOf: 'Quitar como responsable: {name}',
  endManager: 'Quitar como responsable',
  managerOn: '{name} es responsable ahora',
  managerOff: '{name} ya no es responsable',
  removeText:
    'Esta persona pierde enseguida el acceso a las tiendas de la agencia. Conserva las tiendas que la invitaron directamente.',
  inviteTitle: 'Invitar a un colega a {agency}',
  inviteText:
    'La persona recibe un correo con un enlace, que vale 7 días. Después puede trabajar en todas las tiendas de la agencia.',
  invitationsTitle: 'Invitaciones abiertas de {agency}',
  shopsTitle: 'Tiendas de {agency}',
  shopsTable: 'Las tiendas para las que trabaja {agency}',
  shop: 'Tienda',
  since: 'Desde',
  noShops:
    'Todavía ninguna tienda. El propietario de una tienda invita a la agencia en Ajustes, Equipo, con el correo de un responsable.',
  leaveShop: 'Dejar de trabajar',
  leaveShopOf: 'Dejar de trabajar para {shop}',
  leaveShopQuestion: '¿Dejar de trabajar para {shop}?',
  leaveShopText:
    'Todas las personas de la agencia pierden enseguida el acceso a esta tienda. Solo su propietario puede invitar otra vez a la agencia.',
  leftShop: '{agency} ya no trabaja para {shop}',
  leave: 'Salir de la agencia',
  leaveOf: 'Salir de la agencia: {agency}',
  endTitle: 'Salir de {agency} o eliminarla',
  leaveText: 'Si te vas, pierdes el acceso a las tiendas de la agencia.',
  leaveQuestion: '¿Salir de {agency}?',
  leaveQuestionText:
    'Pierdes enseguida el acceso a las tiendas de la agencia. Conservas las tiendas que te invitaron directamente.',
  left: 'Saliste de {agency}',
  delete: 'Eliminar agencia',
  deleteOf: 'Eliminar agencia: {agency}',
  deleteText: 'Si eliminas la agencia, sus personas pierden el acceso a todas sus tiendas.',
  deleteQuestion: '¿Eliminar {agency}?',
  deleteQuestionText:
    'Todas las personas de la agencia pierden enseguida el acceso a sus tiendas. Conservan las tiendas que las invitaron directamente. Esto no se puede deshacer.',
  deleted: '{agency} se eliminó',
  readOnly: 'Solo los responsables de la agencia pueden cambiarla.',
  fromShops: 'Invitaciones de tiendas',
  fromShop: '{shop} invita a tu agencia, con el rol {role}.',
  until: 'Válida hasta {when}',
  which: 'Agencia para {shop}',
  newAgency: 'Una agencia nueva',
  accept: 'Aceptar invitación',
  acceptOf: 'Aceptar invitación: {shop}',
  accepted: 'Tu agencia ya trabaja para {shop}',
  linkText: '¿Trabajas con colegas para varias tiendas?',
  link: 'Abrir agencias',
});

export const shopAgencies = translate<typeof englishShop, 'es'>({
  title: 'Agencia: {agency}',
  what: 'Las agencias',
  invited: 'Invitada por {person}, {when}',
  invitedByOwner: 'Invitada por el propietario, {when}',
  note: 'La agencia decide quién pertenece a ella. Tú decides qué puede hacer aquí.',
  remove: 'Quitar agencia',
  removeOf: 'Quitar agencia: {agency}',
  removeQuestion: '¿Quitar la agencia {agency}?',
  removeText:
    'La sesión de todas las personas de la agencia en esta tienda se cierra enseguida. Las personas que invitaste tú se quedan. Las difusiones en curso y las claves de API siguen, porque son de tu tienda.',
  removed: 'Se quitó {agency}',
  member: 'También tiene tu invitación',
  otherAgency: 'Por otra agencia',
  none: 'Sin acceso',
  removePersonText:
    'La sesión de esta persona se cierra enseguida, y no vuelve mientras la agencia trabaje para ti. Para darle acceso otra vez, invítala como persona.',
  whom: '¿A quién invitas?',
  aPerson: 'Una persona',
  anAgency: 'Una agencia',
  agencyText:
    'La dirección de un responsable de la agencia. El enlace del correo vale 7 días. Todas las personas de la agencia reciben el rol, también quienes lleguen más tarde.',
  invitationsTitle: 'Invitaciones abiertas a agencias',
  invitationsTable: 'Invitaciones a agencias que nadie ha aceptado todavía',
});

export const agencyMails = translate<typeof englishMails, 'es'>({
  shopSubject: '{shop} invita a tu agencia en Bellbird',
  shop: '{shop} invita a tu agencia a trabajar en la tienda en Bellbird, con el rol {role}. Abre este enlace para elegir la agencia:',
  colleagueSubject: 'Únete a la agencia {agency} en Bellbird',
  colleague: '{person} te invita a la agencia {agency} en Bellbird. Abre este enlace para unirte:',
});
