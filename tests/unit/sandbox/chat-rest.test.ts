/** What one protocol of the chats' database writes, the other reads, on the same port. */

import { describe, expect, test } from 'vitest';
import { startChatDatabase } from '../../../sandbox/chat/emulator.ts';
import { chatProject } from '../../../sandbox/chat/project.mjs';
import { at, commit, grpc, message, named, place, played, read, rest } from './both-protocols.ts';

describe('a document', () => {
  test('that gRPC wrote is read with every type of its fields', async () => {
    await grpc.doc('chats/one').create({
      roleId: 'admin',
      weight: 1.5,
      nobody: null,
      user: { id: 7, firstname: 'Ada' },
      tags: ['a', 2],
      none: [],
      timestampValue: 'only a name',
      created_at: at,
    });
    expect(await read('chats/one')).toEqual({
      status: 200,
      body: {
        name: named('chats/one'),
        fields: {
          roleId: { stringValue: 'admin' },
          weight: { doubleValue: 1.5 },
          nobody: { nullValue: null },
          user: { mapValue: { fields: { id: { integerValue: '7' }, firstname: { stringValue: 'Ada' } } } },
          tags: { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '2' }] } },
          none: { arrayValue: {} },
          timestampValue: { stringValue: 'only a name' },
          created_at: { timestampValue: '2023-11-14T22:13:20.123456Z' },
        },
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
  });

  test('that nobody wrote is not found', async () => {
    const message = `Document "${named('chats/none')}" not found.`;
    expect(await read('chats/none')).toEqual({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND', message } },
    });
  });

  test('that REST wrote is read by gRPC, to the microsecond', async () => {
    const fields = {
      sender: { integerValue: '1' },
      unread: { booleanValue: true },
      user: { mapValue: { fields: { id: { integerValue: '7' } } } },
      created_at: { timestampValue: '2023-11-14T22:13:20.123456Z' },
    };
    await commit({ update: { name: named('chats/one'), fields }, currentDocument: { exists: false } });
    expect((await grpc.doc('chats/one').get()).data()).toEqual({
      sender: 1,
      unread: true,
      user: { id: 7 },
      created_at: at,
    });
  });
});

describe('a commit', () => {
  const create = (id: string) => ({
    update: { name: named(`messages/${id}`), fields: { chat_id: { stringValue: 'one' } } },
    currentDocument: { exists: false },
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
  });

  test('sets the time of the server', async () => {
    const { status, body } = await commit(create('m1'));
    expect(status).toBe(200);
    expect(body).toEqual({ writeResults: [{ updateTime: body.commitTime }], commitTime: expect.any(String) });
    const written = await grpc.doc('messages/m1').get();
    expect(written.get('created_at').toDate()).toEqual(new Date(body.commitTime));
    expect((await read('messages/m1')).body.fields.created_at).toEqual({ timestampValue: body.commitTime });
  });

  test('does not create what exists', async () => {
    await grpc.doc('messages/m1').create(message('one'));
    expect(await commit(create('m1'))).toMatchObject({
      status: 409,
      body: { error: { code: 409, status: 'ALREADY_EXISTS' } },
    });
    expect((await grpc.doc('messages/m1').get()).data()).toEqual(message('one'));
  });

  test('changes the fields of its mask, in several documents', async () => {
    for (const id of ['m1', 'm2']) await grpc.doc(`messages/${id}`).create(message('one'));
    const marks = ['m1', 'm2'].map(id => ({
      update: { name: named(`messages/${id}`), fields: { unread: { booleanValue: false } } },
      updateMask: { fieldPaths: ['unread'] },
      currentDocument: { exists: true },
    }));
    expect((await commit(...marks)).body.writeResults).toHaveLength(2);
    const { docs } = await grpc.collection('messages').get();
    expect(docs.map(document => document.data())).toEqual(Array(2).fill(message('one', { unread: false })));
  });

  test('does not change what is not there', async () => {
    const name = named('messages/m9');
    expect(await commit({ update: { name, fields: {} }, currentDocument: { exists: true } })).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND' } },
    });
  });
});

describe('a refusal', () => {
  test.each(['', 'Bearer somebody'])('of who says "%s"', async authorization => {
    await grpc.doc('chats/one').create({ roleId: 'admin' });
    const refused = { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };
    expect(await rest(named('chats/one'), undefined, authorization)).toEqual({ status: 403, body: { error: refused } });
    expect(await rest(`${place}/documents:runQuery`, {}, authorization)).toEqual({
      status: 403,
      body: [{ error: refused }],
    });
  });

  test.each([
    ['no JSON', 'structuredQuery='],
    ['no object', []],
    ['an unknown name', { structuredQuery: { from: [{ collectionId: 'chats' }], filter: {} } }],
    ['an unknown name below', { structuredQuery: { from: [{ collectionId: 'chats', all: true }] } }],
    ['an unknown word', { structuredQuery: { from: [{ collectionId: 'chats' }], orderBy: [{ direction: 'DOWN' }] } }],
    ['no time', { readTime: 'yesterday' }],
  ])('of %s', async (_, body) => {
    expect(await rest(`${place}/documents:runQuery`, body)).toMatchObject({
      status: 400,
      body: [{ error: { code: 400, status: 'INVALID_ARGUMENT' } }],
    });
  });

  test.each([
    `${place}/documents/chats`,
    `${place}/documents/chats/one/messages/two`,
    `projects/${chatProject}/databases/another/documents/chats/one`,
    `${place}/documents:batchGet`,
  ])('of %s', async path => {
    expect(await rest(path)).toMatchObject({ status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } });
  });
});

test('answers nobody while it is away, and then both protocols with what it held', async () => {
  await grpc.doc('chats/one').create({ roleId: 'admin' });
  expect((await read('chats/one')).status).toBe(200);
  await played.away();
  await expect(read('chats/one')).rejects.toThrow('fetch failed');
  await played.back();
  expect((await read('chats/one')).body.fields).toEqual({ roleId: { stringValue: 'admin' } });
  expect((await grpc.doc('chats/one').get()).data()).toEqual({ roleId: 'admin' });
});

test('answers nobody once it has stopped', async () => {
  const another = await startChatDatabase(0);
  const ask = () => fetch(`http://${another.host}/`);
  expect((await ask()).status).toBe(403);
  await another.stop();
  await expect(ask()).rejects.toThrow('fetch failed');
});
