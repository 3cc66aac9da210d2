/** What does signing in answer? The two shapes of docs/api.md 4.1. */

import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { presentUser } from '../presenters/user.ts';
import { issueToken } from './tokens.ts';

export function loginResult(view: View, user: Customer): object {
  return {
    access_token: issueToken(view.store, user.id, view.now),
    token_type: 'Bearer',
    user: presentUser(view, user),
  };
}

export function verifyResult(view: View, user: Customer): object {
  return { token: issueToken(view.store, user.id, view.now), user: presentUser(view, user) };
}
