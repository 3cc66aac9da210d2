/** Queries of the chats' database by REST find what gRPC wrote, in the order in which gRPC finds it. */

import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { at, grpc, message, named, query, read } from './both-protocols.ts';

/** The ids that a query finds, in its order. */
async function found(structuredQuery: object): Promise<string[]> {
  const { body } = await query(structuredQuery);
  return body.flatMap(({ document }: { document?: { name: string } }) => document?.name.split('/').at(-1) ?? []);
}

const equals = (fieldPath: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});
const inOrder = ['created_at', '__name__'].map(fieldPath => ({ field: { fieldPath }, direction: 'DESCENDING' }));

test('filters by fields, fields of maps and several values', async () => {
  await grpc.doc('chats/one').create({ user: { id: 7 }, roleId: 'admin' });
  await grpc.doc('chats/two').create({ user: { id: 7 }, roleId: '5' });
  await grpc.doc('chats/three').create({ user: { id: 8 }, roleId: 'admin' });
  const from = [{ collectionId: 'chats' }];
  const ofCustomer = equals('user.id', { integerValue: '7' });
  const among = (...values: string[]) => ({
    fieldFilter: {
      field: { fieldPath: 'roleId' },
      op: 'IN',
      value: { arrayValue: { values: values.map(stringValue => ({ stringValue })) } },
    },
  });
  const both = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
  expect(await found({ from })).toHaveLength(3);
  expect((await found({ from, where: ofCustomer })).toSorted()).toEqual(['one', 'two']);
  expect(await found({ from, where: both(ofCustomer, equals('roleId', { stringValue: 'admin' })) })).toEqual(['one']);
  expect((await found({ from, where: among('5', 'admin', '6') })).toSorted()).toEqual(['one', 'three', 'two']);
  expect(await found({ from, where: both(ofCustomer, among('5', '6')) })).toEqual(['two']);
});

test('answers its documents with the time of reading, which also comes alone', async () => {
  await grpc.doc('messages/m1').create(message('one'));
  const answered = await query({ from: [{ collectionId: 'messages' }] });
  const readTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const document = (await read('messages/m1')).body;
  expect(answered).toEqual({ status: 200, body: [{ document, readTime }] });
  expect(await query({ from: [{ collectionId: 'chats' }] })).toEqual({ status: 200, body: [{ readTime }] });
});

test('a query goes on behind a document, in the order of gRPC', async () => {
  // Three of one instant, and neighbours a microsecond away.
  const instants = {
    m1: at,
    m5: at,
    m3: at,
    m4: new Timestamp(at.seconds, 123_457_000),
    m2: new Timestamp(at.seconds, 123_455_000),
  };
  for (const [id, created_at] of Object.entries(instants))
    await grpc.doc(`messages/${id}`).create(message('one', { created_at }));
  await grpc.doc('messages/m6').create(message('two'));
  const where = equals('chat_id', { stringValue: 'one' });
  const newest = { from: [{ collectionId: 'messages' }], where, orderBy: inOrder, limit: 2 };
  const byGrpc = grpc.collection('messages').where('chat_id', '==', 'one').orderBy('created_at', 'desc');

  const all = (await byGrpc.get()).docs;
  expect(all.map(({ id }) => id)).toEqual(['m4', 'm5', 'm3', 'm1', 'm2']);
  expect(await found({ ...newest, limit: 50 })).toEqual(all.map(({ id }) => id));
  expect(await found(newest)).toEqual(['m4', 'm5']);
  for (const [index, edge] of all.entries()) {
    const { created_at } = (await read(`messages/${edge.id}`)).body.fields;
    const values = [created_at, { referenceValue: named(`messages/${edge.id}`) }];
    const page = await found({ ...newest, startAt: { values, before: false } });
    expect(page).toEqual(all.slice(index + 1, index + 3).map(({ id }) => id));
    expect(page).toEqual((await byGrpc.startAfter(edge).limit(2).get()).docs.map(({ id }) => id));
  }
});

test('no two commits have the same time, and all of one commit have', async () => {
  const created_at = FieldValue.serverTimestamp();
  const singly = Array.from({ length: 30 }, (_, index) =>
    grpc.doc(`messages/s${index}`).create(message('one', { created_at })),
  );
  await Promise.all(singly);
  const together = grpc.batch();
  for (const id of ['t1', 't2']) together.create(grpc.doc(`messages/${id}`), message('one', { created_at }));
  await together.commit();
  const { docs } = await grpc.collection('messages').get();
  expect(new Set(docs.map(one => one.get('created_at').toMillis())).size).toBe(31);
});
