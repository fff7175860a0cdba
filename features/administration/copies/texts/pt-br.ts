import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  page: {
    title: 'Copiar para outra loja',
    note: 'Use também nas suas outras lojas o que funciona nesta. Cada cópia chega como rascunho ou desativada.',
    what: 'o que você pode copiar',
    back: 'Todas as lojas',
  },
  none: {
    title: 'Você tem só uma loja aqui',
    text: 'Peça ao dono da sua outra loja que convide você para a equipe. Depois você pode copiar para ela.',
    ownerTitle: 'Entre por e-mail para copiar',
    ownerText:
      'Você entrou pelo admin da sua loja. Para copiar, é preciso uma pessoa que trabalhe nas duas lojas: convide a si mesmo para as duas equipes e entre por e-mail.',
  },
  things: {
    title: '1. O que você quer copiar?',
    search: 'Buscar',
    searchExample: 'Nome',
    chosen: { one: '{count} escolhido', many: '{count} de escolhidos', other: '{count} escolhidos' },
    empty: 'Nada ainda',
    noMatch: 'Nada corresponde à sua busca',
  },
  states: {
    on: 'Ativa',
    off: 'Desativada',
    approved: 'Aprovado',
    inReview: 'Em análise',
    notApproved: 'Não aprovado',
  },
  where: {
    title: '2. Quais lojas recebem?',
    role: 'Sua função: {role}',
  },
  stores: {
    role: 'Com a sua função em {target}, você não pode copiar para lá. Peça outra função ao dono dessa loja.',
    secondStep: '{target} exige uma segunda etapa ao entrar. Abra essa loja e configure a etapa primeiro.',
    unknown: 'Você não faz parte da loja {address}, ou não faz mais.',
  },
  check: {
    title: '3. Confira antes de copiar',
    show: 'Conferir o que seria copiado',
    again: 'Você mudou a sua escolha. Confira de novo.',
    ready: '{thing} pode ser copiado',
    arrives: '{thing} chega como “{name}”',
    complete: 'Tudo é copiado.',
    refused: '{thing} não pode ser copiado',
    replace: 'Substituir as configurações e os textos de “{name}” em {store}',
    replaceWhy: 'A campanha continua desativada. Os textos atuais ficam na lista de versões anteriores.',
    copy: { one: 'Fazer {count} cópia', many: 'Fazer {count} de cópias', other: 'Fazer {count} cópias' },
    nothing: 'Ainda não há nada pronto para copiar.',
  },
  result: {
    title: 'Resultado',
    copied: '{thing} foi copiado',
    copiedAs: '{thing} foi copiado como “{name}”',
    refused: '{thing} não foi copiado',
    open: 'Abrir {store}',
    more: 'Copiar mais',
    failed: 'A cópia falhou e nada foi alterado. Tente de novo.',
    summary: {
      one: '{count} cópia foi feita.',
      many: '{count} de cópias foram feitas.',
      other: '{count} cópias foram feitas.',
    },
  },
  notes: {
    renamed: '{target} já tem algo com este nome, por isso a cópia se chama “{name}”.',
    consentWording:
      'O texto de consentimento cita {source}, por isso a cópia tem o texto padrão de {target}. Leia o texto antes de ativar a ferramenta.',
    discountCode:
      'O código de desconto “{code}” é de {source} e fica de fora. Informe um código de {target}.',
    recommendedProducts:
      'Os produtos que você escolheu são de {source} e ficam de fora. {target} escolhe produtos automaticamente.',
    ownTemplate:
      '{target} não tem o modelo “{name}” com o mesmo texto. A mensagem começa com o texto padrão. Para manter o seu, copie o modelo primeiro.',
    textsLocked: 'O plano de {target} não inclui textos e tempos próprios, por isso a loja mantém os dela.',
    followUp: 'A mensagem depois de uma inscrição no Messenger fica em {source}. A cópia envia a padrão.',
    supportNumber: 'O número de suporte de {source} fica de fora. Informe o número de {target}.',
    phoneButton: 'O botão “{title}” liga para um número de {source} e fica de fora.',
    link: 'O link {link} leva a {source} e fica de fora.',
    fileGone: 'O arquivo “{file}” não existe mais e fica de fora.',
    fileNoSpace: '{target} não tem espaço para o arquivo “{file}”, por isso ele fica de fora.',
    sameNamed: '“{name}” se refere ao que tem esse nome em {target}.',
    approval: 'O WhatsApp precisa aprovar o modelo de novo para {target}. Ele é enviado junto com a cópia.',
    checkoutGuide: 'Coloque o bloco no checkout de {target} antes de ativar a ferramenta.',
    pageRules:
      'A ferramenta aparece em páginas de produtos escolhidas. Confira se {target} tem essas páginas.',
    language: 'Idioma dos textos: {language}. Não é o idioma de {target}.',
    amount: 'Um texto tem um valor em dinheiro. {source} vende em {from}, e {target} vende em {to}.',
    storeNamed: 'Um texto cita {source}. Altere o texto antes de usar a cópia.',
  },
  refusals: {
    gone: 'Não existe mais.',
    planLocked: 'O plano de {target} não inclui isto.',
    notChosen: 'Você não escolheu substituir “{name}” em {target}.',
    campaignOn: '“{name}” está ativa em {target}. Desative-a lá primeiro.',
    currency:
      'Tem valores em {from}, e {target} vende em {to}. Os mesmos valores selecionariam outras pessoas.',
    unfinished: 'Uma regra do segmento não está preenchida ou cita algo que foi excluído.',
    unknownRule: 'Uma regra do segmento não é mais conhecida.',
    noProduct: 'Cita o produto “{name}”. {target} não tem um produto com este nome, ou tem vários.',
    noCollection: 'Cita a coleção “{name}”. {target} não tem uma coleção com este nome, ou tem várias.',
    noSegment:
      'Usa o segmento “{name}”. {target} não tem um segmento com este nome e as mesmas regras. Copie esse segmento primeiro.',
    ofThisStore: 'A regra “{rule}” trata de algo que só {source} tem.',
    form: 'Abre um formulário do WhatsApp, que é da conta de {source}.',
    fileNeeded: 'O vídeo ou documento não pode ser copiado para {target}.',
    faulty: 'Não pode ser criado em {target}: {fault}',
  },
});
