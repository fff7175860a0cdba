import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-failure-classes.ts';

export const failureClasses = translate<(typeof english)['failureClasses'], 'pt-BR'>({
  transient: {
    name: 'Falha no provedor',
    happened: 'O provedor teve uma falha passageira.',
    bellbird: 'O Bellbird tenta de novo automaticamente, até seis vezes.',
    ended: 'O Bellbird tentou seis vezes ao longo de alguns minutos e depois desistiu.',
    merchant: 'Não é preciso fazer nada.',
  },
  rate: {
    name: 'Rápido demais',
    happened: 'O seu remetente enviou mais rápido do que o provedor permite.',
    bellbird: 'O Bellbird reduz a velocidade e envia de novo. A mensagem mantém o lugar na fila.',
    merchant: 'Não é preciso fazer nada.',
  },
  pairRate: {
    name: 'Rápido demais para uma pessoa',
    happened: 'Uma pessoa recebeu mensagens demais em poucos segundos.',
    bellbird: 'O Bellbird espera um pouco, só para esta pessoa, e depois envia de novo.',
    ended: 'O Bellbird tentou seis vezes, com pausas cada vez maiores, e depois desistiu.',
    merchant: 'Não é preciso fazer nada.',
  },
  perUserMarketing: {
    name: 'Recebe marketing demais',
    happened: 'O provedor limita quanto marketing esta pessoa recebe.',
    bellbird:
      'O Bellbird tenta de novo depois de um dia e depois de dois, enquanto a mensagem ainda for atual.',
    merchant: 'Envie menos ofertas, e melhores.',
  },
  optedOut: {
    name: 'Inscrição cancelada no provedor',
    happened: 'A pessoa bloqueou as suas ofertas no provedor.',
    bellbird: 'O Bellbird cancelou a inscrição desta pessoa e não envia mais ofertas a ela.',
    merchant: 'Ela pode se inscrever de novo na sua loja.',
  },
  undeliverable: {
    name: 'Inalcançável',
    happened: 'O provedor não consegue alcançar esta pessoa.',
    bellbird: 'O Bellbird não envia esta mensagem de novo.',
    merchant: 'Confira o número ou fale com a pessoa por outro meio.',
  },
  windowClosed: {
    name: 'As 24 horas passaram',
    happened: 'O prazo em que você pode responder livremente acabou.',
    bellbird: 'O Bellbird descarta a mensagem: as regras do provedor não permitem o envio.',
    merchant: 'Use um modelo aprovado.',
  },
  template: {
    name: 'Modelo parado',
    happened: 'O provedor recusou o modelo.',
    bellbird: 'O Bellbird parou tudo o que usa este modelo.',
    merchant: 'Confira o modelo e envie-o de novo para aprovação.',
  },
  request: {
    name: 'Mensagem recusada',
    happened: 'O provedor recusou a mensagem, com um código que o Bellbird não conhece.',
    bellbird: 'O Bellbird não repete o envio, porque seria recusado de novo.',
    merchant: 'Informe o código abaixo a quem administra o seu servidor Bellbird.',
  },
  media: {
    name: 'Imagem ou arquivo',
    happened: 'A imagem ou o arquivo da mensagem foi recusado.',
    bellbird: 'O Bellbird entrega o arquivo de novo ao provedor e tenta mais uma vez.',
    ended: 'O Bellbird entregou o arquivo de novo, tentou mais uma vez e depois desistiu.',
    merchant: 'Troque a imagem ou o arquivo.',
  },
  account: {
    name: 'Conta parada',
    happened: 'O provedor parou a sua conta.',
    bellbird: 'O Bellbird parou de enviar por ela. O que aguarda é mantido e sai mais tarde.',
    merchant: 'Resolva com o provedor e depois retome os envios na página de saúde do remetente.',
  },
  auth: {
    name: 'Acesso perdido',
    happened: 'O provedor não deixa mais o Bellbird enviar por você.',
    bellbird: 'O Bellbird parou de enviar. O que aguarda é mantido até você conectar de novo.',
    merchant: 'Conecte de novo nas configurações.',
  },
  noAnswer: {
    name: 'Sem resposta',
    happened: 'O provedor nunca informou o que aconteceu com esta mensagem.',
    bellbird: 'O Bellbird não envia de novo às cegas, para que ninguém a receba duas vezes.',
    merchant: 'Não é preciso fazer nada. Talvez a pessoa tenha recebido.',
  },
  webhooksUnavailable: {
    name: 'Sem notícia',
    happened:
      'O Bellbird ficou inacessível por um tempo depois do envio desta mensagem, então o provedor não pôde informar o que aconteceu com ela.',
    bellbird:
      'O Bellbird não envia de novo, para que ninguém a receba duas vezes. Se uma confirmação ainda chegar, ela conta.',
    merchant: 'Não é preciso fazer nada. Talvez a pessoa tenha recebido.',
  },
});
