import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from '@playwright/test';

test('waits until the test that listens there ends', async () => {
  await once(connect(Number(process.env.HELD_AT), '127.0.0.1'), 'close');
});
