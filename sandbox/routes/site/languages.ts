/** Which languages does the market have, and which words does the operator override (docs/api.md 5.2, 5.4)? */

import { Hono } from 'hono';
import { knownLocale, type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { notFound, Refusal } from '../../refusal.ts';

interface LanguageRow {
  id: number;
  locale: string;
  title: string;
  backward: 0 | 1;
  is_default: 0 | 1;
  active: 0 | 1;
}

export function languageRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store, languages } = sandbox;
  const isAll = languages === 'all' ? 1 : 0;

  routes.get('/rest/languages', context => {
    const rows = store.all<LanguageRow>('SELECT * FROM languages ORDER BY is_default DESC, id');
    return single(context, rows.map(presentLanguage));
  });

  routes.get('/rest/languages/active', context => {
    const rows = store.all<LanguageRow>('SELECT * FROM languages WHERE active OR ? ORDER BY id DESC', isAll);
    return single(context, rows.map(presentLanguage));
  });

  routes.get('/rest/languages/default', context => {
    const row = store.one<LanguageRow>('SELECT * FROM languages WHERE is_default');
    if (!row) throw notFound();
    return single(context, presentLanguage(row));
  });

  routes.get('/rest/languages/:id{[0-9]+}', context => {
    const row = store.one<LanguageRow>('SELECT * FROM languages WHERE id = ?', Number(context.req.param('id')));
    if (!row) throw notFound();
    return single(context, presentLanguage(row));
  });

  routes.get('/rest/translations/paginate', context => {
    const view = viewOf(context, sandbox);
    const { lang = view.lang } = view.check.input;
    if (knownLocale(store, lang) === undefined) {
      throw new Refusal('ERROR_400', { params: { lang: ['The selected lang is invalid.'] } });
    }
    const rows = store.all<{ key: string; value: string }>(
      'SELECT key, value FROM words WHERE locale = ? ORDER BY key',
      String(lang),
    );
    // PHP, the reference's language, writes an empty map as a list (docs/api.md 5.4).
    const words = rows.length > 0 ? Object.fromEntries(rows.map(({ key, value }) => [key, value])) : [];
    return single(context, words, 'errors.NO_ERROR');
  });

  return routes;
}

function presentLanguage({ id, title, locale, backward, is_default, active }: LanguageRow) {
  return { id, title, locale, backward, default: is_default, active, img: null };
}
