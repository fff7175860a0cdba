import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-approval.ts';

export const approvalPanel = translate<(typeof english)['approvalPanel'], 'es'>({
  title: 'Aprobación de difusiones grandes',
  text: 'Una difusión a más personas que estas solo se envía después de que una segunda persona de tu equipo la apruebe.',
  switch: 'Preguntar a una segunda persona',
  people: 'A partir de más de cuántas personas',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  loading: 'El ajuste',
  ownerOnly: 'Solo la persona propietaria puede cambiarlo.',
  alone: 'No tiene efecto mientras nadie más de tu equipo pueda enviar.',
  invalid: 'Introduce un número entero de 1 a 10.000.000.',
});

export const approval = translate<(typeof english)['approval'], 'es'>({
  waits: '{person} pide la aprobación de esta difusión ({when}). Revísala y apruébala si puede salir.',
  waitsMine:
    'Pediste la aprobación de esta difusión ({when}). Tiene que darla otra persona de tu equipo. Si cambias la difusión, la solicitud se retira.',
  owner: 'La persona propietaria',
  approveNow: 'Aprobar y enviar',
  approveLater: 'Aprobar y programar',
  approving: 'Aprobando…',
  approved: 'Aprobada',
  needed: 'Va a más de {count} personas. Antes, otra persona de tu equipo tiene que aprobarla.',
  ask: 'Pedir aprobación',
  asked: 'Aprobación solicitada',
});

export const approvalMail = translate<(typeof english)['approvalMail'], 'es'>({
  hello: 'Hola:',
  subject: '{broadcast} de {shop} espera tu aprobación',
  mail: '{person} pidió enviar la difusión {broadcast} de {shop}. Saldrá cuando otra persona la apruebe. Revísala aquí:',
});
