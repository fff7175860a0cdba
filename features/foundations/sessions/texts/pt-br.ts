import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'pt-BR'>({
  loginForm: {
    store: 'Endereço da loja',
    storeHint: 'Basta a parte antes de .myshopify.com.',
    storeExample: 'sua-loja.myshopify.com',
    logIn: 'Entrar com a Shopify',
    opening: 'Abrindo a Shopify…',
    noSubdomain: 'O endereço da loja precisa ter o formato sua-loja.myshopify.com',
    failed: '{reason} Referência: {reference}',
  },
  logOutEverywhere: {
    title: 'Acessos',
    text: 'Desconecta todos os navegadores em que alguém entrou na sua loja, inclusive este. Use se um aparelho foi perdido ou se alguém saiu da equipe.',
    logOut: 'Sair de todos os lugares',
    failed: 'Ninguém foi desconectado',
  },
});
