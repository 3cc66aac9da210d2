/** Money and words: a wallet is filled and sent from (in R2 alone), a chat is begun and written in. */
import { deskOf } from '../../support/chats.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import { localPath, signedIn } from '../people.ts';
import { type ActionCase, newcomer, type Prepared } from './action-case.ts';

const words = 'Where is my soup, Zarina?';

/** Whole units. */
const sent = 12.5;

export const peopleActions: ActionCase[] = [
  {
    name: 'wallet-top-up',
    writes: [{ method: 'POST', path: 'payments/wallet' }],
    /** Done by leading to the provider's page: the link alone charges nothing (docs/decisions/086). */
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      const own = '12.75';
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/wallet/top-up'), form: 'choice' },
        fields: { choice: 'own', own },
        typed: [own],
        times: async () => (visitor.cookies.get('paying') === 'wallet' ? 1 : 0),
        wrong: async () => ((await customer.balance()) === 0 ? null : 'moved money'),
      };
    },
  },
  {
    name: 'wallet-send',
    writes: [{ method: 'POST', path: 'dashboard/user/wallet/send' }],
    async prepare({ ground, language }): Promise<Prepared> {
      const customer = await ground.customers.create({ walletMoney: 4 * sent });
      const receiver = await ground.customers.create();
      const { uuid: to } = await receiver.profile();
      const query = new URLSearchParams({ search: receiver.email, to, amount: String(sent * 100) });
      return {
        visitor: await signedIn(await ground.servers.secondSite(), customer),
        ...{ customer, path: localPath(language, `/wallet/send?${query}`), form: 'idempotencyKey' },
        // Longer than what nobody has answered may still come (docs/decisions/087).
        settlesIn: 31_000,
        times: async () => (await receiver.balance()) / sent,
      };
    },
  },
  {
    name: 'chat-start',
    writes: [{ method: 'GET', path: 'rest/shops' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      const desk = deskOf(stage.ground.sandbox);
      const shop = await stage.ground.catalog.openRestaurant();
      const { uuid } = await customer.profile();
      const text = `${words} ${uuid}`;
      return {
        ...{ visitor, customer, path: localPath(stage.language, `/chat/new?with=${shop.id}`), form: 'text' },
        fields: { text },
        typed: [text],
        times: async () => {
          const begun = (await desk.chats()).filter(({ last }) => last === text);
          return (await Promise.all(begun.map(({ id }) => desk.texts(id)))).flat().length;
        },
      };
    },
  },
  {
    name: 'chat-write',
    writes: [{ method: 'GET', path: 'dashboard/user/profile' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      const begin = localPath(stage.language, '/chat/new?with=admin');
      const form = fieldsOf((await visitor.opens(begin)).text, 'text');
      const { path } = await visitor.posts(begin, plainPost({ ...form, text: 'Hello.' }));
      const [id = ''] = /(?<=\/chat\/)\w+/.exec(path) ?? [];
      const desk = deskOf(stage.ground.sandbox);
      return {
        ...{ visitor, customer, path: localPath(stage.language, `/chat/${id}`), form: 'text' },
        fields: { text: words },
        typed: [words],
        times: async () => (await desk.texts(id)).filter(text => text === words).length,
      };
    },
  },
];
