import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  page: {
    title: 'Atendimento ao cliente',
    note: 'Responda aos seus clientes em um só lugar, junto com a sua equipe.',
    locked:
      'Responda aos seus clientes em um só lugar, junto com a sua equipe. A lista de planos mostra quais incluem isso.',
    what: 'o atendimento ao cliente',
  },
  notSetUp: {
    title: 'Aqui não há um chat de atendimento',
    text: 'Quem administra o seu servidor Bellbird pode configurar um. Escreva para {supportEmail} e peça.',
  },
  chat: {
    title: 'Seu chat de atendimento',
    text: 'As mensagens dos clientes chegam lá. A sua equipe entra com as contas que você criou para ela.',
    open: 'Abrir o chat de atendimento',
    opening: 'O chat de atendimento está abrindo. Se não abrir, <link>abra você mesmo</link>.',
  },
  signUp: {
    title: 'Cadastro no painel de atendimento',
    email: 'E-mail do administrador',
    emailHint: 'Enviamos os dados de acesso para este e-mail. Essa pessoa pode convidar o resto da equipe.',
    signUp: 'Cadastrar',
    question: 'Tem certeza de que quer usar {email} como e-mail do administrador?',
    yes: 'Sim',
    no: 'Não',
    close: 'Fechar',
    done: 'Os dados de acesso foram enviados para {answer}',
    failed: 'Algo deu errado. Tente de novo ou fale com o suporte em {supportEmail}',
  },
  chatWithUs: {
    title: 'Fale com a gente',
    close: 'Fechar',
    loading: 'Carregando',
    country: 'País',
    number: 'Seu número do WhatsApp',
    numberHint: 'Para um número de outro país, comece com + e o código do país.',
    willWrite: 'Vamos escrever para {number}.',
    send: 'Enviar número',
    sent: 'Obrigado! Vamos escrever para {number} pelo WhatsApp.',
  },
});
