/** What does signing in answer? The two spellings of API.md 4.1. */

import type { Customer } from '../asked/customer.ts';
import type { View } from '../asked/view.ts';
import { issueToken } from '../queries/tokens.ts';
import { userRecord } from '../wire/user.ts';

export function loginResult(view: View, user: Customer): object {
  return {
    access_token: issueToken(view.store, user.id, view.now),
    token_type: 'Bearer',
    user: userRecord(view, user),
  };
}

export function verifyResult(view: View, user: Customer): object {
  return { token: issueToken(view.store, user.id, view.now), user: userRecord(view, user) };
}
