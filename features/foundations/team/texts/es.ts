import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'es'>({
  roles: {
    owner: { name: 'Propietario', does: 'Todo, también el plan y el equipo.' },
    admin: { name: 'Administrador', does: 'Todo menos el plan y el equipo.' },
    marketer: { name: 'Marketing', does: 'Escribe y envía. No puede exportar personas ni cambiar ajustes.' },
    support: { name: 'Soporte', does: 'Responde a personas. No puede enviar campañas ni difusiones.' },
    viewer: { name: 'Lector', does: 'Ve todo y no cambia nada.' },
  },
  mails: {
    hello: 'Hola:',
    invitationSubject: 'Únete al equipo de {shop} en Bellbird',
    invitation:
      'Te invitaron al equipo de {shop} en Bellbird, con el rol {role}. Abre este enlace para unirte:',
    invitationEnds:
      'El enlace vale {days} días y solo para esta dirección de correo. Si no lo esperabas, ignora este correo.',
    loginSubject: 'Tu enlace de acceso a Bellbird',
    login: 'Abre este enlace para entrar en Bellbird:',
    loginEnds:
      'El enlace vale una vez, durante {minutes} minutos. Si no lo pediste, ignora este correo. Nadie puede entrar sin él.',
    deviceSubject: 'Nuevo dispositivo en {shop}',
    device:
      'Alguien entró en {shop} en Bellbird con tu cuenta, desde un dispositivo que no se había usado antes: {device}.',
    deviceUnknown: 'Si no fuiste tú, cierra esa sesión aquí: {link}',
  },
});
