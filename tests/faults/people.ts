/** Who looks around during the faults: in each language a guest, and a customer who has something of everything. */
import type { Catalog } from '../support/catalog.ts';
import { type Customer, type Customers, password } from '../support/customers.ts';
import type { Offer } from '../support/offers.ts';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { Visitor } from '../support/visitor.ts';
import type { Language } from './sentences.ts';

export interface Person {
  language: Language;
  customer: Customer;
  visitor: Visitor;
  offer: Offer;
  orderId: number;
  /** Of the message in the inbox. */
  message: string;
}

export function localPath(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
}

let lastAddress = 0;

/** From a network address that nobody has had before, of those that are reserved for tests (RFC 2544). */
export function newVisitor(site: string): Visitor {
  lastAddress += 1;
  return new Visitor(site, `198.18.${lastAddress >> 8}.${lastAddress & 255}`);
}

export async function signedIn(site: string, customer: Customer, visitor = newVisitor(site)): Promise<Visitor> {
  const { text } = await visitor.opens('/login');
  await visitor.sendsPost('/login', plainPost({ ...fieldsOf(text, 'password'), login: customer.email, password }));
  if (!visitor.cookies.has('session')) throw new Error(`${customer.email} is not let in.`);
  return visitor;
}

/** With an order under way, goods in the cart, an address, a message and a shop that they like. */
export async function createPerson(
  language: Language,
  site: string,
  { sandbox, catalog, customers }: { sandbox: Sandbox; catalog: Catalog; customers: Customers },
): Promise<Person> {
  const { customer, id: orderId } = await customers.createWithOrder();
  const offer = await catalog.deliveredHome();
  await customer.fillsCart([offer], 5);
  const message = `Nobody else reads this, ${customer.email}`;
  await sandbox.control('messages', { email: customer.email, body: message });
  const visitor = await signedIn(site, customer);
  visitor.cookies.set('liked', String(offer.shop.id));
  return { language, customer, visitor, offer, orderId, message };
}
