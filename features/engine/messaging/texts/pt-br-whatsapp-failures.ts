import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-failures.ts';
import { account, auth } from './pt-br-whatsapp-account-failures.ts';

export const whatsappFailures: (typeof english)['whatsappFailures'] = {
  transient: translate<(typeof english)['whatsappFailures']['transient'], 'pt-BR'>({
    '1': { happened: 'O WhatsApp teve uma falha própria.', merchant: 'Não é preciso fazer nada.' },
    '2': { happened: 'O WhatsApp ficou fora do ar por um momento.', merchant: 'Não é preciso fazer nada.' },
    '131000': {
      happened: 'Algo deu errado no WhatsApp, e ele não diz o quê.',
      merchant: 'Não é preciso fazer nada.',
    },
    '131016': {
      happened: 'O serviço do WhatsApp estava sobrecarregado.',
      merchant: 'Não é preciso fazer nada.',
    },
    '131057': {
      happened: 'O seu número estava recebendo uma melhoria e não pôde enviar por um minuto.',
      merchant: 'Não é preciso fazer nada: agora ele está mais rápido.',
    },
    '133004': {
      happened: 'O servidor do WhatsApp não estava disponível.',
      merchant: 'Não é preciso fazer nada.',
    },
  }),
  rate: translate<(typeof english)['whatsappFailures']['rate'], 'pt-BR'>({
    '4': {
      happened: 'O Bellbird fez solicitações demais ao WhatsApp de uma vez.',
      merchant: 'Não é preciso fazer nada.',
    },
    '17': {
      happened: 'A pessoa que conectou o seu número fez solicitações demais ao WhatsApp de uma vez.',
      merchant: 'Não é preciso fazer nada.',
    },
    '32': {
      happened: 'A sua página fez solicitações demais ao WhatsApp de uma vez.',
      merchant: 'Não é preciso fazer nada.',
    },
    '613': {
      happened: 'O WhatsApp recebeu mais solicitações em um momento do que permite.',
      merchant: 'Não é preciso fazer nada.',
    },
    '80007': {
      happened: 'A sua conta do WhatsApp Business chegou ao ritmo máximo por enquanto.',
      merchant: 'Não é preciso fazer nada.',
    },
    '80008': {
      happened: 'O Bellbird fez consultas demais sobre a sua conta do WhatsApp Business de uma vez.',
      merchant: 'Não é preciso fazer nada.',
    },
    '130429': {
      happened: 'O seu número enviou mais mensagens por segundo do que o WhatsApp permite.',
      merchant: 'Não é preciso fazer nada.',
    },
  }),
  pairRate: translate<(typeof english)['whatsappFailures']['pairRate'], 'pt-BR'>({
    '131056': {
      happened: 'Esta pessoa recebeu mensagens demais em poucos segundos.',
      merchant: 'Não é preciso fazer nada.',
    },
  }),
  perUserMarketing: translate<(typeof english)['whatsappFailures']['perUserMarketing'], 'pt-BR'>({
    '130472': {
      happened: 'O WhatsApp reteve esta oferta porque a pessoa participa de um experimento dele.',
      merchant: 'Não é preciso fazer nada: isso termina automaticamente.',
    },
    '131049': {
      happened: 'O WhatsApp reteve esta oferta: a pessoa recebe muito marketing, somando todas as empresas.',
      merchant:
        'Não há nada de errado com o seu número. Ofertas melhores, e em menor número, chegam com mais frequência.',
    },
  }),
  optedOut: translate<(typeof english)['whatsappFailures']['optedOut'], 'pt-BR'>({
    '131050': {
      happened: 'Esta pessoa bloqueou as suas ofertas no próprio WhatsApp.',
      merchant: 'Respeite a decisão. Ela pode se inscrever de novo na sua loja.',
    },
  }),
  undeliverable: translate<(typeof english)['whatsappFailures']['undeliverable'], 'pt-BR'>({
    '130497': {
      happened: 'A sua conta não pode enviar mensagens a pessoas deste país.',
      merchant: 'Remova esse país do seu público.',
    },
    '131021': {
      happened: 'A mensagem foi endereçada ao seu próprio número.',
      merchant: 'Teste com outro celular.',
    },
    '131026': {
      happened:
        'Não foi possível entregar a mensagem: o número não está no WhatsApp, ou o app é antigo demais.',
      merchant: 'Confira o número com o cliente ou fale com ele por outro meio.',
    },
    '131030': {
      happened: 'O seu número está em modo de teste, e esta pessoa não está na lista de testadores.',
      merchant: 'Tire o número do modo de teste no Gerenciador do WhatsApp.',
    },
    '131051': {
      happened: 'O WhatsApp desta pessoa não consegue mostrar este tipo de mensagem.',
      merchant: 'Use uma mensagem mais simples, com texto e uma imagem.',
    },
  }),
  windowClosed: translate<(typeof english)['whatsappFailures']['windowClosed'], 'pt-BR'>({
    '131047': {
      happened:
        'Passaram mais de 24 horas desde que esta pessoa escreveu a você pela última vez, e depois disso só modelos podem ser enviados.',
      merchant: 'Envie um modelo aprovado no lugar.',
    },
  }),
  template: translate<(typeof english)['whatsappFailures']['template'], 'pt-BR'>({
    '132000': {
      happened: 'O modelo e a mensagem não têm o mesmo número de variáveis.',
      merchant: 'Envie o modelo de novo para aprovação.',
    },
    '132001': {
      happened: 'O modelo não existe neste idioma, ou o WhatsApp ainda não o aprovou.',
      merchant: 'Confira-o em “Modelos” e envie-o de novo para aprovação.',
    },
    '132007': {
      happened: 'O conteúdo do modelo viola uma das regras do WhatsApp.',
      merchant: 'Mude o texto e envie-o de novo para aprovação.',
    },
    '132012': {
      happened: 'Uma variável foi preenchida em um formato diferente do que o modelo espera.',
      merchant: 'Confira as variáveis do modelo.',
    },
    '132015': {
      happened: 'O WhatsApp pausou este modelo porque os clientes não gostaram dele.',
      merchant: 'Espere até ele ser liberado ou escreva um melhor.',
    },
    '132016': {
      happened: 'O WhatsApp desativou este modelo de vez, depois de várias reclamações.',
      merchant: 'Escreva um novo modelo.',
    },
    '132068': {
      happened: 'O formulário dentro deste modelo está bloqueado.',
      merchant: 'Troque o modelo por um sem o formulário.',
    },
    '132069': {
      happened: 'O formulário dentro deste modelo está sendo aberto vezes demais.',
      merchant: 'Tente de novo mais tarde.',
    },
  }),
  request: translate<(typeof english)['whatsappFailures']['request'], 'pt-BR'>({
    '100': {
      happened: 'O WhatsApp não entendeu uma parte desta mensagem.',
      merchant: 'Avise quem administra o seu servidor Bellbird.',
    },
    '131008': {
      happened: 'Faltava nesta mensagem uma parte de que o WhatsApp precisa.',
      merchant: 'Confira as variáveis e as imagens do modelo.',
    },
    '131009': {
      happened: 'O WhatsApp não aceita um dos valores desta mensagem.',
      merchant: 'Confira as variáveis e os links do modelo.',
    },
    '131062': {
      happened:
        'O WhatsApp só conhece esta pessoa por um nome para o qual esta mensagem não pode ser enviada.',
      merchant: 'Peça o telefone dela.',
    },
    '132005': {
      happened: 'O texto ficou longo demais com os valores desta pessoa.',
      merchant: 'Se isso acontecer muito, encurte o texto do modelo.',
    },
    '132008': {
      happened: 'Uma variável desta mensagem tinha um valor que o WhatsApp não permite ali.',
      merchant: 'Confira com o que as variáveis do modelo são preenchidas.',
    },
    '132018': {
      happened: 'Um valor desta mensagem não combinou com o texto, o cabeçalho ou os botões do modelo.',
      merchant: 'Se isso acontecer com todas as mensagens, envie o modelo de novo para aprovação.',
    },
    '135000': {
      happened: 'O WhatsApp recusou a mensagem sem dizer qual parte dela.',
      merchant: 'Tente outro modelo.',
    },
  }),
  media: translate<(typeof english)['whatsappFailures']['media'], 'pt-BR'>({
    '131052': {
      happened: 'Não foi possível buscar a imagem ou o arquivo que esta pessoa enviou.',
      merchant: 'Peça a ela que envie de novo.',
    },
    '131053': {
      happened: 'O WhatsApp não conseguiu carregar a imagem ou o arquivo desta mensagem.',
      merchant: 'Troque o arquivo: imagens podem ter até 5 MB, em JPEG ou PNG.',
    },
  }),
  account: account,
  auth: auth,
};
