import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const afterRejection = translate<(typeof english)['afterRejection'], 'pt-BR'>({
  WA: 'Altere o texto onde o seu número é administrado, no Gerenciador do WhatsApp da Meta ou no Gupshup, e envie-o de novo para aprovação por lá. O Bellbird fica sabendo da resposta automaticamente.',
  FB: 'A Meta analisa as mensagens que a sua página envia sobre pedidos. Você não pode mudar este texto: fale com a gente pelo atendimento ao cliente, e enviamos outro para aprovação.',
});

export const awaited = translate<(typeof english)['awaited'], 'pt-BR'>({
  label: 'Texto que aguarda aprovação, {message}',
  title: 'O seu próprio texto',
  change: 'Mudar o texto',
  keepOld: 'Manter o texto antigo',
  pending: 'O WhatsApp está analisando o seu texto.',
  untilApproved: 'O antigo continua sendo enviado até o WhatsApp aprovar o seu.',
  namedUntilApproved: 'O texto “{name}” continua sendo enviado até o WhatsApp aprovar o seu.',
  thenYours: 'Depois, esta mensagem passa a usar o seu automaticamente.',
  approved: 'O WhatsApp aprovou o seu texto. Esta mensagem passa a usá-lo em um momento.',
  rejected: 'O WhatsApp não aprovou o seu texto.',
  submitAgain: 'Mude o seu e envie-o de novo para aprovação.',
  paused: 'O WhatsApp pausou o seu texto.',
  disabled: 'O WhatsApp desativou o seu texto.',
  goesOn: 'O antigo continua sendo enviado.',
  namedGoesOn: 'O texto “{name}” continua sendo enviado.',
  value: 'Nada preenche {value} nesta mensagem, então o seu texto não é usado.',
  discount: 'O seu texto mostra um desconto, e esta mensagem não tem nenhum.',
  setDiscount: 'Defina um desconto, e esta mensagem usa o seu texto quando ele for aprovado.',
  answers: 'Outras mensagens vêm depois das respostas desta, então o seu texto não é usado.',
});

export const editQuestion = translate<(typeof english)['editQuestion'], 'pt-BR'>({
  title: 'Salvar as alterações antes?',
  faultTitle: 'Há algo a corrigir antes',
  text: 'O que você mudou nesta página é salvo antes da edição do fluxo.',
  notNow: 'Agora não',
  gotIt: 'Entendi!',
  save: 'Salvar e continuar',
});

export const editor = translate<(typeof english)['editor'], 'pt-BR'>({
  edit: 'Editar',
  editOf: 'Editar {message}',
  editCampaign: 'Editar {campaign}',
  timeAndAnswers: 'Editar tempo e respostas',
  timeAndAnswersOf: 'Editar tempo e respostas, {message}',
  time: 'Mudar o tempo',
  timeOf: 'Mudar o tempo, {message}',
  toolFaults: 'Corrija os erros nas ferramentas de inscrição antes de editar o fluxo.',
  unsaved: 'O seu fluxo tem alterações não salvas',
  what: 'o fluxo',
});

export const known = translate<(typeof english)['known'], 'pt-BR'>({
  all: 'Tudo é conhecido',
  nameless: 'O nome não é conhecido',
  undiscounted: 'Não há desconto',
  none: 'Nada é conhecido',
});

export const ownWords = translate<(typeof english)['ownWords'], 'pt-BR'>({
  edit: 'Editar o texto',
  editOf: 'Editar o texto, {message}',
  label: 'Texto, {message}',
  hint: 'O que a sua mensagem diz',
  note: 'Os botões continuam fazendo o mesmo. O WhatsApp precisa aprovar o seu texto; até lá, o atual continua sendo enviado. Todos os clientes recebem o seu texto como você o escreve, em qualquer idioma.',
  titles: {
    of: 'Botões, {message}',
    most: 'O texto de um botão pode ter no máximo {most} caracteres.',
    link: 'Botão {number}, abre uma página',
    reply: 'Botão {number}, responde',
    stop: 'Botão {number}, cancela a inscrição',
    call: 'Botão {number}, liga para um número',
    form: 'Botão {number}, abre um formulário',
  },
  cancel: 'Cancelar',
  submit: 'Enviar para aprovação',
  unsubmitted: 'O seu texto ainda não foi enviado para aprovação.',
  leave: 'Descartar texto',
  stay: 'Continuar escrevendo',
});

export const preview = translate<(typeof english)['preview'], 'pt-BR'>({
  label: 'Prévia',
  approved:
    'Mensagens aprovadas não podem ser encurtadas. Sem um nome, a saudação o omite. Se faltar qualquer outra coisa, é enviada a versão sem ela, ou nada.',
  where: 'Mostrar o caso em que',
  whereNote: 'O cliente nunca lê um espaço reservado.',
});

export const stopped = translate<(typeof english)['stopped'], 'pt-BR'>({
  ofMessage: 'Mensagem {number}: {reason}',
  noDiscount: 'Ela mostra um desconto, e nenhum está definido. Ela não é enviada.',
  setDiscount: 'Definir o desconto',
});

export const templateMeanings = translate<(typeof english)['templateMeanings'], 'pt-BR'>({
  ENABLED: 'Esta mensagem foi aprovada ({reviewer}) e pode ser enviada.',
  PENDING: 'Esta mensagem está em análise ({reviewer}). Ela é enviada depois de aprovada.',
  REJECTED: 'Esta mensagem não foi aprovada ({reviewer}). Ela não é enviada.',
  PAUSED: 'Esta mensagem foi pausada ({reviewer}). Por enquanto, ela não é enviada.',
  DISABLED: 'Esta mensagem foi desativada ({reviewer}). Ela não é enviada.',
});

export const templateStates = translate<(typeof english)['templateStates'], 'pt-BR'>({
  ENABLED: 'Aprovado',
  PENDING: 'Em análise',
  REJECTED: 'Rejeitado',
  PAUSED: 'Pausado',
  DISABLED: 'Desativado',
});

export const templates = translate<(typeof english)['templates'], 'pt-BR'>({
  unnamed: 'Texto desta mensagem',
  calledThere: 'Na Meta, o nome é {template}.',
});

export const testSend = translate<(typeof english)['testSend'], 'pt-BR'>({
  title: 'Enviar um teste',
  of: 'Enviar um teste: {message}',
  ofThis: 'esta mensagem',
  about: {
    WA: 'Envia a mensagem, com as configurações dela e valores de exemplo, ao seu celular pelo WhatsApp. Os testes não contam nos seus números.',
    FB: 'Envia a mensagem, com as configurações dela e valores de exemplo, pelo Messenger a alguém que escreveu à sua página nas últimas 24 horas, de preferência a você. Os testes não contam nos seus números.',
  },
  number: 'Número do celular, com o código do país',
  close: 'Fechar',
  send: 'Enviar',
  again: 'Enviar de novo',
  sentToNumber: 'O teste está a caminho de {number}. Se não chegar, confira o número.',
  sentToPerson: 'O teste está a caminho. Se não chegar, confira se o chat ainda está aberto.',
  what: 'quem escreveu à sua página',
  nobody:
    'Ninguém escreveu à sua página nas últimas 24 horas, e o Messenger não entrega testes a mais ninguém. Escreva à página da sua própria conta e verifique de novo.',
  check: 'Verificar de novo',
  person: 'Quem recebe',
  wrote: '{name}, escreveu em {when}',
  namelessWrote: 'Alguém sem nome, escreveu em {when}',
});
