/** What is done to an account: coming in, its details, its addresses, its inbox. */
import { newEmail, password } from '../../support/customers.ts';
import { localPath, newVisitor } from '../people.ts';
import { type ActionCase, formWithButton, newcomer, type Prepared } from './action-case.ts';
import { adding, changesCart, inserting, readShownCart, unitsOf } from './cart-actions.ts';

const typedName = 'Zarinabonu';

export const accountActions: ActionCase[] = [
  {
    name: 'profile-save',
    writes: [{ method: 'PUT', path: 'dashboard/user/profile/update' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/profile'), form: 'firstname' },
        fields: { firstname: typedName },
        typed: [typedName],
        times: async () =>
          ((await customer.profile()) as unknown as { firstname: string }).firstname === typedName ? 1 : 0,
      };
    },
  },
  {
    name: 'address-add',
    writes: [{ method: 'POST', path: 'dashboard/user/addresses' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      const path = localPath(stage.language, '/addresses/new?text=Lantern&latitude=41.302819&longitude=69.192781');
      const list = () => customer.asks<{ title: string }[]>('GET', 'dashboard/user/addresses');
      return {
        ...{ visitor, customer, path, form: 'title', fields: { title: typedName, comment: 'Behind the mill' } },
        typed: [typedName, 'Behind the mill'],
        times: async () => (await list()).filter(({ title }) => title === typedName).length,
      };
    },
  },
  {
    name: 'address-delete',
    writes: [{ method: 'DELETE', path: 'dashboard/user/addresses' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      await customer.savesHome();
      const list = () => customer.asks<unknown[]>('GET', 'dashboard/user/addresses');
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/addresses') },
        form: formWithButton(stage, 'addresses.delete'),
        times: async () => ((await list()).length === 0 ? 1 : 0),
      };
    },
  },
  {
    name: 'inbox-read',
    writes: [{ method: 'POST', path: 'dashboard/notifications/read-all' }],
    async prepare(stage): Promise<Prepared> {
      const { customer, visitor } = await newcomer(stage);
      await stage.ground.sandbox.control('messages', { email: customer.email, body: 'Soup is back.' });
      await stage.ground.sandbox.control('messages', { email: customer.email, body: 'So is bread.' });
      const list = () => customer.asks<{ read_at?: string | null }[]>('GET', 'dashboard/notifications');
      return {
        ...{ visitor, customer, path: localPath(stage.language, '/notifications') },
        form: formWithButton(stage, 'inbox.readAll'),
        times: async () => ((await list()).every(({ read_at }) => read_at) ? 1 : 0),
      };
    },
  },
  {
    name: 'sign-in',
    writes: [{ method: 'POST', path: 'auth/login' }, inserting],
    /** A guest with two of something in the cart, which comes along; done as often as it lies in the account's cart. */
    async prepare({ ground, language }): Promise<Prepared> {
      const customer = await ground.customers.create();
      const visitor = newVisitor(ground.servers.site);
      const [offer] = await ground.catalog.plain();
      await changesCart(visitor, adding(offer, 2));
      const isWaiting = async () => (await readShownCart(visitor)).waiting?.shopId === String(offer.shop.id);
      const shown = async () => unitsOf(await readShownCart(visitor), offer) / 2;
      return {
        ...{ visitor, customer: null, path: localPath(language, '/login'), form: 'password' },
        fields: { login: customer.email, password },
        typed: [customer.email],
        times: async () => (visitor.cookies.has('session') ? Math.max(await shown(), (await isWaiting()) ? 1 : 0) : 0),
        wrong: async () => ((await shown()) >= 1 || (await isWaiting()) ? null : 'lost the guest’s goods'),
      };
    },
  },
  {
    name: 'register',
    isRepeatable: true,
    writes: [{ method: 'POST', path: 'auth/register' }],
    async prepare({ ground, language }): Promise<Prepared> {
      const email = newEmail();
      return {
        ...{ visitor: newVisitor(ground.servers.site), customer: null, path: localPath(language, '/register') },
        ...{ form: 'email', fields: { email }, typed: [email] },
        times: async () => (await ground.sandbox.outbox(email)).length,
      };
    },
  },
];
