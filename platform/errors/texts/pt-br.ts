import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';
import { fromServer } from './pt-br-from-server.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  noAnswer: {
    unreachable: 'Não foi possível acessar o Bellbird. Confira a sua conexão e tente de novo.',
    broken:
      'Algo deu errado entre esta página e o Bellbird. Recarregue a página ou tente de novo em um minuto.',
  },
  fromServer,
  sentences: {
    MALFORMED_REQUEST: 'Uma parte desta solicitação não é válida. Corrija o campo indicado e envie de novo.',
    BODY_TOO_LARGE: 'Esta solicitação é grande demais. Envie menos de cada vez.',
    BODY_TOO_SLOW: 'Esta solicitação não chegou completa em dez segundos. Envie de novo.',
    TOO_MANY_REQUESTS: 'Muitas tentativas em pouco tempo. Espere um minuto e tente de novo.',
    TOO_MUCH_AT_ONCE: 'O Bellbird está recebendo solicitações demais agora. Envie de novo em dez segundos.',
    NOT_LOGGED_IN: 'Você saiu da sua conta. Entre com o endereço da sua loja para continuar.',
    BAD_SPAN:
      'Escolha um primeiro e um último dia. O primeiro não pode ser depois do último, e entre eles pode haver no máximo dez anos.',
    OTHER_SHOP: 'Isto é de outra loja. Entre nessa loja para ver ou alterar.',
    RIGHT_MISSING: 'Sua função nesta loja não permite isso. Fale com quem é dono da loja.',
    OTHER_SITE: 'Esta solicitação veio de outro site, então nada mudou. Abra o Bellbird e faça isso lá.',
    DATABASE_AWAY:
      'O Bellbird não consegue acessar o banco de dados no momento. Tente de novo em meio minuto.',
    OUT_OF_DATE: 'O Bellbird está sendo atualizado. Tente de novo em um minuto.',
    FEATURE_LOCKED: 'O seu plano não inclui isto. Escolha um plano que inclua e tente de novo.',
    NOT_FOUND: 'Não há nada neste endereço.',
    SHOP_ADDRESS_INVALID: 'Este não é o endereço de uma loja. Use o formato sua-loja.myshopify.com.',
    LOGIN_STATE_INVALID:
      'Este acesso não foi iniciado neste navegador. Comece de novo pela página de acesso.',
    LOGIN_SIGNATURE_INVALID:
      'A resposta a este acesso não foi assinada pela plataforma da loja. Comece de novo pela página de acesso.',
    LOGIN_EXPIRED: 'Este acesso demorou demais. Comece de novo pela página de acesso.',
    LOGIN_REFUSED:
      'A loja não deixou o Bellbird entrar. Instale o app pela página de acesso e tente de novo.',
    PHONE_UNCLEAR:
      'Este telefone pode ser de duas pessoas diferentes. Digite-o com o sinal de mais e o código do país, como +55 11 91234-5678.',
    PHONE_INVALID: 'Não conseguimos alcançar este telefone. Confira o código do país e os dígitos.',
    WORDING_CHANGED:
      'O texto deste formulário mudou depois que você abriu a página, então nada foi salvo. Leia o texto e envie de novo.',
    TOOL_ON_OTHER_CHANNEL: 'Opa! Antes de ativar esta ferramenta, você precisa desativá-la no outro canal.',
    TOOL_DISCOUNT_MISSING:
      'A ferramenta de inscrição que você quer ativar precisa de um código de desconto. Informe um nas configurações dela e salve antes de ativar.',
    WHEEL_OFFERS_INCOMPLETE:
      'Cada oferta da roleta precisa de um código de desconto ou de uma porcentagem. Preencha, salve e depois ative.',
    SUPPORT_NUMBER_EMPTY: 'O número de atendimento não pode ficar vazio',
    GUIDE_NOT_COMPLETED: 'Siga primeiro todas as etapas do guia e depois ative.',
    TEST_LINK_EXPIRED:
      'Este link expirou. Ele vale por uma hora, e só enquanto a ferramenta existir. Abra-o de novo pelo editor.',
    TOOLS_FULL:
      'A sua loja tem 20 ferramentas deste tipo, que é o limite. Exclua uma antes de adicionar outra.',
    TITLE_EMPTY: 'O título não pode ficar vazio',
    SUBTITLE_EMPTY: 'O subtítulo não pode ficar vazio',
    TEXT_EMPTY: 'O texto não pode ficar vazio',
    TEXT_TOO_LONG: 'Este texto é longo demais. Encurte e salve de novo.',
    DISCOUNT_CODE_EMPTY: 'O código de desconto não pode ficar vazio',
    WHEEL_OFFER_COUNT: 'A roleta tem de 3 a 12 ofertas. Adicione ou exclua algumas e salve de novo.',
    WHEEL_OFFER_EMPTY: 'A oferta não pode ficar vazia',
    WHEEL_WITHOUT_WEIGHT: 'Nenhuma oferta poderia sair. Dê a pelo menos uma delas um peso acima de 0.',
    SCROLL_EMPTY: 'A % de rolagem precisa ter um valor válido',
    SCROLL_OUT_OF_RANGE: 'A porcentagem de rolagem precisa ficar entre 0 e 100',
    TIME_EMPTY: 'O tempo precisa ter um valor válido',
    LOGGED_IN_TEXT_EMPTY: 'O texto para quem está conectado não pode ficar vazio',
    LOGGED_OUT_TEXT_EMPTY: 'O texto para quem não está conectado não pode ficar vazio',
    GREETING_TEXT_EMPTY: 'A saudação não pode ficar vazia',
    CHAT_HEADING_EMPTY: 'O título do chat não pode ficar vazio',
    CONSENT_WORDING_EMPTY: 'Escreva o que os clientes aceitam',
    BUTTON_TEXT_EMPTY: 'O texto do botão não pode ficar vazio',
    PAGE_RULE_EMPTY: 'Digite uma parte do endereço',
    CHAT_SUBHEADING_EMPTY: 'O subtítulo do chat não pode ficar vazio',
    SENDER_NOT_CONNECTED:
      'Nenhum número do WhatsApp nem página do Facebook está conectado para este envio. Conecte um primeiro.',
    DISCOUNT_MISSING: 'A mensagem mostra um desconto, mas nenhum está definido. Defina um primeiro.',
    SUPPORT_NUMBER_MISSING:
      'As mensagens mostram o seu número de atendimento, mas nenhum está definido. Defina um primeiro.',
    SETTINGS_CHANGED: 'Enquanto isso, outra pessoa alterou estas configurações. Confira e salve de novo.',
    PERCENTAGE_INVALID: 'Informe uma porcentagem válida, entre 0,00 e 100,00',
    PREPAID_DISCOUNT_EMPTY: 'O desconto não pode ficar vazio',
    EXPIRATION_EMPTY: 'O prazo de validade não pode ficar vazio',
    EXPIRATION_TOO_LONG: 'Informe no máximo um ano, ou seja, 8760 horas',
    PAYMENT_NAMES_INVALID: 'Informe no máximo 20 nomes, cada um com até 100 caracteres',
    PLAN_NOT_ACTIVE:
      'O seu plano não está ativo, então nada é enviado. Aprove-o na página de planos e tente de novo.',
    PLAN_LIMIT_REACHED:
      'O seu plano chegou ao limite, então nada é enviado. Aumente o limite ou mude de plano e tente de novo.',
    UPLOAD_BROKEN: 'O arquivo não chegou completo. Confira a sua conexão e tente de novo.',
    FILE_TYPE_REFUSED:
      'Este tipo de arquivo não pode ser usado aqui. Use JPEG, PNG, WebP ou GIF para imagens, MP4 para vídeos e PDF para documentos.',
    FILE_TOO_LARGE:
      'Este arquivo é grande demais. Imagens podem ter até 5 MB, vídeos até 16 MB e documentos até 100 MB.',
    IMAGE_UNREADABLE:
      'Esta imagem está danificada. Abra-a no computador, salve de novo e tente com esse arquivo.',
    IMAGE_TOO_MANY_PIXELS:
      'Esta imagem tem mais de 40 megapixels, e as mensagens mostram muito menos. Reduza a imagem e tente de novo.',
    IMAGE_TOO_SLOW:
      'Esta imagem demora demais para ser preparada. Salve em JPEG ou reduza o tamanho e tente com esse arquivo.',
    MEDIA_QUOTA_FULL:
      'O espaço para os arquivos desta loja está cheio. Remova arquivos de que não precisa mais ou peça mais espaço a quem administra este servidor.',
    MEDIA_IN_USE:
      'Uma ferramenta, um modelo ou uma mensagem que aguarda usa este arquivo. Remova-o de lá primeiro.',
    META_NOT_SET_UP:
      'O Facebook ainda não está configurado aqui. Peça a quem administra o servidor que informe um app da Meta.',
    FACEBOOK_LOGIN_EXPIRED: 'Este login no Facebook expirou. Conecte com o Facebook de novo.',
    FACEBOOK_LOGIN_DECLINED: 'O login no Facebook foi cancelado, então nada mudou.',
    FACEBOOK_LOGGED_OUT: 'O Facebook desconectou você. Entre no Facebook para continuar.',
    FACEBOOK_NOT_AUTHORIZED:
      'Esta conta do Facebook não pode agir em nome da página. Conecte a página de novo nas configurações.',
    PAGE_NOT_ADMIN:
      'Você precisa ser administrador desta página do Facebook. Peça esse acesso a um administrador da página ou escolha outra página.',
    STORAGE_FAILED: 'Não foi possível guardar o arquivo. Tente de novo em um minuto.',
    STORAGE_UNREACHABLE: 'O armazenamento de arquivos não responde no momento. Tente de novo em um minuto.',
    TEMPLATE_VARIABLES_NOT_FILLED:
      'O modelo da campanha tem variáveis vazias, e elas precisam ser preenchidas. Preencha-as antes de agendar.',
    TEMPLATE_VARIABLES_FILLED_WRONG:
      'As variáveis não podem conter quebras de linha, tabulações ou mais de 4 espaços seguidos. Remova-os das variáveis do modelo.',
    DETAILS_NOT_FILLED: 'A campanha tem configurações não preenchidas que precisam ser definidas',
    SCHEDULE_TIME_BEFORE_NOW:
      'Você está tentando agendar a transmissão para um horário que já passou. Escolha um horário posterior.',
    SUPPORT_NUMBER_INVALID: 'Use um número de atendimento válido.',
    LINK_ADDRESS_INVALID:
      'O endereço de um link não é válido. Digite algo como https://shop.example/sale ou deixe vazio.',
    AUDIENCE_COUNT_ZERO: 'O público escolhido não tem inscritos. Escolha outro público que tenha inscritos.',
    SAVED_REPLIES_FULL:
      'A sua equipe tem 200 respostas salvas, que é o limite. Exclua uma de que não precisa mais.',
    SAVED_REPLY_NAME_TAKEN: 'Outra resposta salva já tem este nome. Escolha um nome diferente.',
    SEARCH_TOO_LONG:
      'Esta busca demorou demais e foi interrompida. Escolha um dia ou busque uma só pessoa e tente de novo.',
    IMPORT_NAME_EMPTY: 'O nome da importação não pode ficar vazio',
    IMPORT_NAME_SPECIAL: 'Caracteres especiais não são permitidos',
    IMPORT_FILE_TOO_LARGE:
      'Este arquivo tem mais de 200 MB. Divida-o e importe as partes uma depois da outra.',
    IMPORT_FILE_NOT_TEXT:
      'Este arquivo não é um arquivo de texto legível. No seu programa de planilhas, escolha Salvar como, depois CSV UTF-8, e use esse arquivo.',
    IMPORT_FILE_EMPTY: 'Este arquivo está vazio. Escolha um arquivo com uma linha para cada pessoa.',
    IMPORT_TOO_MANY_COLUMNS:
      'Este arquivo tem mais de 200 colunas. Remova as de que você não precisa ou confira o separador de colunas.',
    IMPORT_PHONE_MISSING: 'Escolha a coluna do telefone. É ele que identifica cada pessoa.',
    IMPORT_COLUMN_TWICE: 'Duas colunas estão associadas ao mesmo campo. Escolha uma delas e ignore a outra.',
    IMPORT_STATEMENT_MISSING:
      'Uma coluna diz quem aceitou receber mensagens. Informe onde e como essas pessoas aceitaram ou ignore essa coluna.',
    ATTRIBUTE_NAME_INVALID:
      'O nome de uma coluna está vazio ou tem mais de 60 caracteres. Dê outro nome ao atributo.',
    ATTRIBUTE_TYPE_DIFFERS:
      'Um atributo com este nome tem valores de outro tipo. Use esse tipo ou outro nome.',
    ATTRIBUTES_FULL: 'Já há 200 atributos, que é o limite. Use um existente ou ignore a coluna.',
    PARTNER_FAILED: 'O provedor não respondeu corretamente. Tente de novo em um minuto.',
    INTERNAL:
      'Algo deu errado do nosso lado e ficou registrado. Tente de novo. Se acontecer outra vez, envie para nós o código de referência.',
  },
});
