import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  roles: {
    owner: { name: 'Dono', does: 'Tudo, também o plano e a equipe.' },
    admin: { name: 'Administrador', does: 'Tudo, menos o plano e a equipe.' },
    marketer: {
      name: 'Marketing',
      does: 'Escreve e envia. Não pode exportar pessoas nem mudar configurações.',
    },
    support: { name: 'Suporte', does: 'Responde às pessoas. Não pode enviar campanhas nem transmissões.' },
    viewer: { name: 'Leitor', does: 'Vê tudo e não muda nada.' },
  },
  mails: {
    hello: 'Olá,',
    invitationSubject: 'Entre na equipe de {shop} no Bellbird',
    invitation:
      'Você foi convidado para a equipe de {shop} no Bellbird, com a função {role}. Abra este link para entrar:',
    invitationEnds:
      'O link vale por {days} dias e só para este endereço de e-mail. Se você não o esperava, ignore este e-mail.',
    loginSubject: 'Seu link de acesso ao Bellbird',
    login: 'Abra este link para entrar no Bellbird:',
    loginEnds:
      'O link vale uma vez, por {minutes} minutos. Se você não o pediu, ignore este e-mail. Ninguém entra sem ele.',
    deviceSubject: 'Novo dispositivo em {shop}',
    device:
      'Alguém entrou em {shop} no Bellbird com a sua conta, em um dispositivo que não tinha sido usado antes: {device}.',
    deviceUnknown: 'Se não foi você, encerre o acesso aqui: {link}',
  },
});
